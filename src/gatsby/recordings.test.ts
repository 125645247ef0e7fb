import { soundTypeElsewhere } from "../content-model/media";
import { readRecording, recordingFields } from "./recordings";

test.each([
  ["38:12", 2292],
  ["1:04:30", 3870],
  ["92:10", 5530],
])("a recording on another site with the duration %s has %i seconds", async (duration, seconds) => {
  const fields = { file: "https://sounds.example/talk.m4a?a=1", duration };
  expect(await readRecording(fields, "articles/a.mdx")).toMatchObject({ seconds, path: undefined });
});

test.each([
  ["https://sounds.example/talk", "audio/mpeg; charset=binary", "audio/mpeg"],
  ["https://sounds.example/talk", "Audio/MP4", "audio/x-m4a"],
  ["https://sounds.example/talk.m4a?a=1", "application/octet-stream", "audio/x-m4a"],
  ["https://sounds.example/talk", "application/octet-stream", undefined],
  ["https://sounds.example/talk.mp3", "text/html", undefined],
  ["https://sounds.example/talk", "audio/ogg", undefined],
])("the type of a recording at %s with the content type %s is %s", (address, contentType, type) => {
  expect(soundTypeElsewhere(address, contentType)).toBe(type);
});

const { bytes, type } = recordingFields.ArticleRecording;

const readWithAnswer = (address: string, headers: Record<string, string>) => {
  const response = new Response(null, { headers });
  Object.defineProperty(response, "url", { value: address });
  jest.spyOn(globalThis, "fetch").mockResolvedValue(response);
  return readRecording({ file: address, duration: "1:00" }, "articles/a.mdx");
};

test("the size and type of a recording on another site come from that site's server", async () => {
  const headers = { "content-type": "audio/mp4", "content-range": "bytes 0-0/12345", "content-length": "1" };
  const recording = await readWithAnswer("https://sounds.example/1", headers);
  expect([await bytes.resolve(recording), await type.resolve(recording)]).toEqual([12345, "audio/x-m4a"]);
});

test("a recording whose address is a web page stops the build", async () => {
  const recording = await readWithAnswer("https://sounds.example/2", { "content-type": "text/html" });
  await expect(bytes.resolve(recording)).rejects.toThrow(
    'content/articles/a.mdx, recording.file: "https://sounds.example/2" is not an MP3 or M4A file.',
  );
});

test("a build without a network still publishes recordings on other sites", async () => {
  const recording = await readRecording({ file: "https://sounds.example/3.m4a" }, "articles/a.mdx");
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
  expect([await bytes.resolve(recording), await type.resolve(recording)]).toEqual([0, "audio/x-m4a"]);
});
