import { bodyLimit, readRequest } from "./http";

const json = { host: "ministry.example", "content-type": "application/json" };
const form = {
  host: "ministry.example",
  "content-type": "application/x-www-form-urlencoded",
  origin: "https://ministry.example",
};

async function read(
  headers: Record<string, string>,
  body: Buffer | ReadableStream | undefined = Buffer.from("{}"),
  method = "POST",
  address = "https://ministry.example/api/form",
): Promise<string> {
  const sent = ["GET", "HEAD"].includes(method) ? undefined : body;
  const content = Buffer.isBuffer(sent) ? new Uint8Array(sent) : sent;
  // Fetch requires `duplex` for a stream.
  const init = { method, headers, ...(content && { body: content, duplex: "half" }) };
  const result = await readRequest(new Request(address, init));
  return "outcome" in result ? `${result.outcome}${result.native ? " native" : ""}` : result.kind;
}

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
  expect(await read(json, Buffer.from("{}"), method)).toBe("method");
});

test.each([
  ["GET", "text/html,application/xhtml+xml,*/*;q=0.8", "method native"],
  ["GET", "*/*", "method"],
  ["HEAD", "text/html", "method"],
  ["PUT", "text/html", "method"],
])("a navigation is a GET for HTML: %s, %s", async (method, accept, outcome) => {
  expect(await read({ ...json, accept }, Buffer.from("{}"), method)).toBe(outcome);
});

test.each([
  [{ origin: "https://ministry.example" }, "json"],
  [{ origin: "https://MINISTRY.example:443" }, "json"],
  [{ origin: "http://localhost:9000", host: "localhost:9000" }, "json"],
  [
    { origin: "https://ministry.example", host: "inner:8080", "x-forwarded-host": "ministry.example" },
    "json",
  ],
  [
    {
      origin: "https://ministry.example",
      host: "inner",
      "x-forwarded-host": "edge.example, ministry.example",
    },
    "json",
  ],
  [{ "sec-fetch-site": "same-origin" }, "json"],
  [{ "sec-fetch-site": "none" }, "json"],
  [{}, "json"],
  [{ "sec-fetch-site": "cross-site" }, "foreign"],
  [{ "sec-fetch-site": "cross-site", origin: "https://ministry.example" }, "foreign"],
  [{ origin: "https://evil.example" }, "foreign"],
  [{ origin: "https://ministry.example.evil.example" }, "foreign"],
  [{ origin: "https://sub.ministry.example" }, "foreign"],
  [{ origin: "https://ministry.example:8443" }, "foreign"],
  [{ origin: "null" }, "foreign"],
  [{ origin: "null", "sec-fetch-site": "same-origin" }, "json"],
  [{ origin: "null", "sec-fetch-site": "same-site" }, "foreign"],
  [{ origin: "null", "sec-fetch-site": "cross-site" }, "foreign"],
  [{ origin: "null", "sec-fetch-site": "none" }, "foreign"],
  [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }, "foreign"],
  [{ origin: "" }, "foreign"],
  [{ origin: "https://ministry.example, https://evil.example" }, "foreign"],
  [{ origin: "file://ministry.example" }, "foreign"],
])("the origin of %j is %s", async (headers, result) => {
  expect(await read({ ...json, ...headers }, undefined, "POST", "http://inner.example/")).toBe(result);
});

test("a native form needs an Origin header of this site", async () => {
  const body = Buffer.from("name=a");
  expect(await read(form, body)).toBe("native");
  const { origin: _, ...without } = form;
  expect(await read(without, body)).toBe("foreign native");
  expect(await read({ ...without, "sec-fetch-site": "none" }, body)).toBe("foreign native");
  expect(await read({ ...form, origin: "https://evil.example" }, body)).toBe("foreign native");
  expect(await read({ ...form, origin: "null" }, body)).toBe("foreign native");
});

test("accepts Sec-Fetch-Site for a native form with a null origin", async () => {
  const hidden = { ...form, origin: "null" };
  const body = Buffer.from("name=a");
  expect(await read({ ...hidden, "sec-fetch-site": "same-origin" }, body)).toBe("native");
  for (const site of ["same-site", "cross-site", "none", "", "same-origin, cross-site"]) {
    expect(await read({ ...hidden, "sec-fetch-site": site }, body)).toBe("foreign native");
  }
  const named = { ...form, origin: "https://evil.example", "sec-fetch-site": "same-origin" };
  expect(await read(named, body)).toBe("foreign native");
});

test.each([
  ["application/json; charset=utf-8", "json"],
  ['Application/JSON;charset="UTF-8"', "json"],
  ["application/json; charset=latin1", "media-type"],
  ["application/jsonp", "media-type"],
  ["application/ld+json", "media-type"],
  ["text/plain", "media-type"],
  ["multipart/form-data; boundary=x", "media-type"],
  ["application/octet-stream", "media-type"],
  ["", "media-type"],
])("the content type %j is %s", async (type, result) => {
  expect(await read({ ...json, "content-type": type })).toBe(result);
});

test("a content type is required", async () =>
  expect(await read({ host: "ministry.example" })).toBe("media-type"));

test("limits the body to 32 KB", async () => {
  const fit = (size: number): Buffer => Buffer.from(`{"a":"${"x".repeat(size - 8)}"}`);
  expect(fit(bodyLimit)).toHaveLength(32_768);
  expect(await read(json, fit(bodyLimit))).toBe("json");
  expect(await read(json, fit(bodyLimit + 1))).toBe("too-large");
  expect(await read(form, Buffer.alloc(bodyLimit + 1, "a"))).toBe("too-large native");
});

test("measures a urlencoded form before its characters were escaped", async () => {
  const posted = (text: string): Buffer => Buffer.from(`message=${text}`);
  for (const sign of ["प्रार्थना", "한국어", "祈り", "🕊", "\r\n", "é"]) {
    const message = Array.from(sign.repeat(5_000)).slice(0, 5_000).join("");
    expect(await read(form, posted(encodeURIComponent(message)))).toBe("native");
  }
  const room = bodyLimit - "message=".length;
  expect(await read(form, posted("%61".repeat(room)))).toBe("native");
  expect(await read(form, posted("%61".repeat(room + 1)))).toBe("too-large native");
  // A percent sign that escapes nothing is not subtracted, and JSON has no such escapes.
  expect(await read(form, posted("%".repeat(room + 1)))).toBe("too-large native");
  expect(await read(json, Buffer.from(`{"a":"${"%61".repeat(room)}"}`))).toBe("too-large");
});

test("stops reading at the limit, whatever Content-Length says", async () => {
  const endless = (): { read: () => number; body: ReadableStream } => {
    let size = 0;
    const pull = (controller: ReadableStreamDefaultController): void => {
      size += 10_000;
      controller.enqueue(new Uint8Array(10_000));
    };
    return { read: () => size, body: new ReadableStream({ pull }) };
  };
  for (const [headers, limit, outcome] of [
    [json, bodyLimit, "too-large"],
    [{ ...json, "content-length": "12" }, bodyLimit, "too-large"],
    [form, 3 * bodyLimit, "too-large native"],
  ] as const) {
    const { body, read: size } = endless();
    expect(await read(headers, body)).toBe(outcome);
    expect(size()).toBeLessThan(limit + 30_000);
  }
  expect(await read({ ...json, "content-length": "60000" })).toBe("too-large");
});

test("refuses a missing body", async () => {
  expect(
    await readRequest(new Request("https://ministry.example", { method: "POST", headers: json })),
  ).toEqual({
    outcome: "malformed",
    native: false,
  });
});

test.each(["gzip", "br", "nonsense"])("refuses a compressed body: %s", async (coding) => {
  expect(await read({ ...json, "content-encoding": coding })).toBe("media-type");
  expect(await read({ ...form, "content-encoding": coding })).toBe("media-type native");
  expect(await read({ ...json, "content-encoding": "identity" })).toBe("json");
});

test("its own host is the one of the request's URL", async () => {
  const { host: _, ...rest } = json;
  const headers = { ...rest, origin: "https://ministry.example" };
  expect(await read(headers)).toBe("json");
  expect(await read({ ...headers, origin: "https://evil.example" })).toBe("foreign");
});

test("refuses a malformed body", async () => {
  expect(await read(json, Buffer.from("{"))).toBe("malformed");
  expect(await read(form, Buffer.from("a=%zz"))).toBe("malformed native");
});
