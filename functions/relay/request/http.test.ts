import type { GatsbyFunctionRequest } from "gatsby";
import { bodyLimit, readRequest } from "./http";

const json = { host: "ministry.example", "content-type": "application/json" };
const form = {
  host: "ministry.example",
  "content-type": "application/x-www-form-urlencoded",
  origin: "https://ministry.example",
};

function read(headers: Record<string, string>, body: unknown = Buffer.from("{}"), method = "POST"): string {
  const result = readRequest({ method, headers, body } as unknown as GatsbyFunctionRequest);
  return "failure" in result ? `${result.failure}${result.native ? " native" : ""}` : result.kind;
}

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "post"])("takes no %s", (method) => {
  expect(read(json, Buffer.from("{}"), method)).toBe("method");
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
])("judges the origin of %j: %s", (headers, result) => {
  expect(read({ ...json, ...headers })).toBe(result);
});

test("wants a native form to name its own origin", () => {
  const body = Buffer.from("name=a");
  expect(read(form, body)).toBe("native");
  const { origin: _, ...without } = form;
  expect(read(without, body)).toBe("foreign native");
  expect(read({ ...without, "sec-fetch-site": "none" }, body)).toBe("foreign native");
  expect(read({ ...form, origin: "https://evil.example" }, body)).toBe("foreign native");
  expect(read({ ...form, origin: "null" }, body)).toBe("foreign native");
});

test("takes the browser's word for a native form whose origin is hidden", () => {
  const hidden = { ...form, origin: "null" };
  const body = Buffer.from("name=a");
  expect(read({ ...hidden, "sec-fetch-site": "same-origin" }, body)).toBe("native");
  for (const site of ["same-site", "cross-site", "none", "", "same-origin, cross-site"]) {
    expect(read({ ...hidden, "sec-fetch-site": site }, body)).toBe("foreign native");
  }
  const named = { ...form, origin: "https://evil.example", "sec-fetch-site": "same-origin" };
  expect(read(named, body)).toBe("foreign native");
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
])("judges the content type %j: %s", (type, result) => {
  expect(read({ ...json, "content-type": type })).toBe(result);
});

test("wants a content type", () => expect(read({ host: "ministry.example" })).toBe("media-type"));

test("holds the body to 32 KB", () => {
  const fit = (size: number): Buffer => Buffer.from(`{"a":"${"x".repeat(size - 8)}"}`);
  expect(fit(bodyLimit)).toHaveLength(32_768);
  expect(read(json, fit(bodyLimit))).toBe("json");
  expect(read(json, fit(bodyLimit + 1))).toBe("too-large");
  expect(read(form, Buffer.alloc(bodyLimit + 1, "a"))).toBe("too-large native");
});

test("measures a form as it was before its characters were escaped", () => {
  const posted = (text: string): Buffer => Buffer.from(`message=${text}`);
  for (const sign of ["प्रार्थना", "한국어", "祈り", "🕊", "\r\n", "é"]) {
    const message = Array.from(sign.repeat(5_000)).slice(0, 5_000).join("");
    expect(read(form, posted(encodeURIComponent(message)))).toBe("native");
  }
  const room = bodyLimit - "message=".length;
  expect(read(form, posted("%61".repeat(room)))).toBe("native");
  expect(read(form, posted("%61".repeat(room + 1)))).toBe("too-large native");
  // What escapes nothing makes nothing smaller, and in JSON there are no such escapes.
  expect(read(form, posted("%".repeat(room + 1)))).toBe("too-large native");
  expect(read(json, Buffer.from(`{"a":"${"%61".repeat(room)}"}`))).toBe("too-large");
});

test("tells a body that the parser gave up from one that never came", () => {
  expect(read({ ...json, "content-length": "60000" }, null)).toBe("too-large");
  expect(read({ ...form, "content-length": "60000" }, {})).toBe("too-large native");
  expect(read({ ...json, "content-length": "12" }, null)).toBe("malformed");
  expect(read(json, {})).toBe("malformed");
  expect(read(json, "{}")).toBe("malformed");
});

test("takes no broken body", () => {
  expect(read(json, Buffer.from("{"))).toBe("malformed");
  expect(read(form, Buffer.from("a=%zz"))).toBe("malformed native");
});
