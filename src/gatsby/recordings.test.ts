import { readRecording } from "./recordings";

test.each([
  ["38:12", 2292],
  ["1:04:30", 3870],
  ["92:10", 5530],
])("a recording elsewhere of %s has %i seconds", async (duration, seconds) => {
  const written = { file: "https://sounds.example/talk.m4a?a=1", duration };
  expect(await readRecording(written, "articles/a.mdx")).toMatchObject({ seconds, type: "audio/x-m4a" });
});
