import { contactForm } from "../../src/forms/forms";
import { bodyLimit, readPost } from "./request";

const json = { host: "ministry.example", "content-type": "application/json" };
const form = {
  host: "ministry.example",
  "content-type": "application/x-www-form-urlencoded",
  origin: "https://ministry.example",
};

async function read(
  headers: Record<string, string>,
  body: Buffer | ReadableStream = Buffer.from("{}"),
  address = "https://ministry.example/api/form",
): Promise<string> {
  const content = Buffer.isBuffer(body) ? new Uint8Array(body) : body;
  // Fetch requires `duplex` for a stream.
  const init = { method: "POST", headers, body: content, duplex: "half" };
  const { refusal = "read", isNative } = await readPost(contactForm, new Request(address, init));
  return isNative ? `${refusal} native` : refusal;
}

test.each([
  [{ origin: "https://ministry.example" }, "read"],
  [{ origin: "https://MINISTRY.example:443" }, "read"],
  [{ origin: "http://localhost:9000", host: "localhost:9000" }, "read"],
  [
    { origin: "https://ministry.example", host: "in:80", "x-forwarded-host": "a.example, ministry.example" },
    "read",
  ],
  [{ "sec-fetch-site": "same-origin" }, "read"],
  [{}, "read"],
  [{ "sec-fetch-site": "cross-site" }, "foreign"],
  [{ "sec-fetch-site": "cross-site", origin: "https://ministry.example" }, "foreign"],
  [{ origin: "https://ministry.example.evil.example" }, "foreign"],
  [{ origin: "https://sub.ministry.example" }, "foreign"],
  [{ origin: "https://ministry.example:8443" }, "foreign"],
  [{ origin: "null" }, "foreign"],
  [{ origin: "null", "sec-fetch-site": "same-origin" }, "read"],
  [{ origin: "null", "sec-fetch-site": "same-site" }, "foreign"],
  [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }, "foreign"],
  [{ origin: "" }, "foreign"],
  [{ origin: "https://ministry.example, https://evil.example" }, "foreign"],
  [{ origin: "file://ministry.example" }, "foreign"],
])("the origin of %j: %s", async (headers, result) => {
  expect(await read({ ...json, ...headers }, Buffer.from("{}"), "http://inner.example/")).toBe(result);
});

test("a form without script must prove that it is this site's", async () => {
  const body = Buffer.from("name=a");
  const { origin: _, ...without } = form;
  expect(await read(form, body)).toBe("read native");
  expect(await read({ ...without, origin: "null", "sec-fetch-site": "same-origin" }, body)).toBe(
    "read native",
  );
  for (const more of [
    {},
    { "sec-fetch-site": "none" },
    { origin: "null" },
    { origin: "https://evil.example" },
  ])
    expect(await read({ ...without, ...more }, body)).toBe("foreign native");
});

test.each([
  ["application/json; charset=utf-8", "read"],
  ['Application/JSON;charset="UTF-8"', "read"],
  ["application/json; charset=latin1", "media-type"],
  ["application/ld+json", "media-type"],
  ["text/plain", "media-type"],
  ["multipart/form-data; boundary=x", "media-type"],
  ["", "media-type"],
])("the content type %j: %s", async (type, result) => {
  expect(await read({ ...json, "content-type": type })).toBe(result);
});

test.each(["gzip", "br", "nonsense"])("a compressed body is refused: %s", async (coding) => {
  expect(await read({ ...json, "content-encoding": coding })).toBe("media-type");
  expect(await read({ ...form, "content-encoding": coding })).toBe("media-type native");
});

test("a body has at most 32 KB, before its characters were escaped", async () => {
  const fit = (size: number): Buffer => Buffer.from(`{"a":"${"x".repeat(size - 8)}"}`);
  expect(await read(json, fit(bodyLimit))).toBe("read");
  expect(await read(json, fit(bodyLimit + 1))).toBe("too-large");
  const room = bodyLimit - "message=".length;
  expect(await read(form, Buffer.from(`message=${"%61".repeat(room)}`))).toBe("read native");
  expect(await read(form, Buffer.from(`message=${"%61".repeat(room + 1)}`))).toBe("too-large native");
  expect(await read(form, Buffer.from(`message=${"%".repeat(room + 1)}`))).toBe("too-large native");
});

test.each([
  [json, bodyLimit],
  [{ ...json, "content-length": "12" }, bodyLimit],
  [form, 1024 * 1024],
])("reading stops at the limit, whatever Content-Length says", async (headers, limit) => {
  let size = 0;
  const pull = (controller: ReadableStreamDefaultController): void => {
    size += 10_000;
    controller.enqueue(new Uint8Array(10_000));
  };
  expect(await read(headers, new ReadableStream({ pull }))).toContain("too-large");
  expect(size).toBeLessThan(limit + 30_000);
});

test.each(["", " ", "{", "[]", "null", "3", '"text"', '{"a":1}x', "a=1", "\0"])(
  "%j is no JSON object",
  async (text) => {
    expect(await read(json, Buffer.from(text))).toBe("malformed");
  },
);

test.each([[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80]])(
  "broken UTF-8 is malformed",
  async (...bytes) => {
    const broken = (before: string, after: string) =>
      Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
    expect(await read(json, broken('{"a":"', '"}'))).toBe("malformed");
    expect(await read(form, broken("name=", ""))).toBe("malformed native");
  },
);

test.each(["name=%", "name=%zz", "name=%ff", "other=1", "name=a&name=b"])("%s fits no form", async (text) => {
  expect(await read(form, Buffer.from(text))).toBe("malformed native");
});

test("a posted form is the payload that script would send", async () => {
  const body =
    "name=%C3%85sa+B&message=a%0D%0Ab%3D1=2&email=&phone&website=&draft-key=2027-03-31&draft-unconfirmed=true";
  const request = new Request("https://ministry.example/", { method: "POST", headers: form, body });
  expect(await readPost(contactForm, request)).toEqual({
    isNative: true,
    payload: { ...contactForm.empty, inquiryType: "", name: "Åsa B", message: "a\nb=1=2" },
    key: "2027-03-31",
    isUnconfirmed: true,
    refusal: undefined,
  });
});
