import { contactForm, prayerForm } from "../../src/forms/forms";
import { jsonRequest, nativeRequest, requestBy } from "../testing/requests";
import { maxJsonBytes, readPost } from "./request";

const read = (request: Request, form = contactForm) => readPost(form, request);
const refusalOf = async (request: Request) => (await read(request)).refusal ?? "read";

test.each([
  [{ "sec-fetch-site": "same-origin" }, "read", "read"],
  [{ "sec-fetch-site": "same-origin", origin: "null" }, "read", "read"],
  [{ "sec-fetch-site": "cross-site", origin: "https://ministry.example" }, "foreign", "foreign"],
  [{ "sec-fetch-site": "none" }, "foreign", "foreign"],
  // Browsers before 2023.
  [{ origin: "https://ministry.example" }, "read", "read"],
  [{ origin: "https://ministry.example.evil.example" }, "foreign", "foreign"],
  [{ origin: "https://ministry.example:8443" }, "foreign", "foreign"],
  [{ origin: "null" }, "foreign", "foreign"],
  // A program that is not a browser can send JSON, so it does not need to post a form.
  [{}, "read", "foreign"],
])(
  "with the headers %j, reading JSON gives “%s” and reading a form gives “%s”",
  async (headers, byScript, byForm) => {
    expect(await refusalOf(jsonRequest({}, headers))).toBe(byScript);
    expect(await refusalOf(nativeRequest({}, headers))).toBe(byForm);
  },
);

test.each([
  ["application/json; charset=utf-8", "read"],
  ["application/ld+json", "media-type"],
  ["multipart/form-data; boundary=x", "media-type"],
  ["", "media-type"],
])("reading a request with the content type %j gives “%s”", async (type, result) => {
  expect(await refusalOf(jsonRequest({}, { "content-type": type }))).toBe(result);
});

test("a request with JSON may have at most 32 KB, and a posted form at most 1 MB", async () => {
  const jsonOfSize = (size: number) => jsonRequest({ a: "x".repeat(size - 8) });
  expect(await refusalOf(jsonOfSize(maxJsonBytes))).toBe("read");
  expect(await refusalOf(jsonOfSize(maxJsonBytes + 1))).toBe("too-large");
  const formOfSize = (size: number) => nativeRequest({ message: "x".repeat(size - "message=".length) });
  expect((await read(formOfSize(1024 * 1024))).payload).toHaveProperty("message");
  expect(await read(formOfSize(1024 * 1024 + 1))).toEqual({ isNative: true, refusal: "too-large" });
});

test.each(["", "{", "[]", "null", "a=1"])("%j is refused, because it is not a JSON object", async (text) => {
  expect(await refusalOf(requestBy("POST", { "content-type": "application/json" }, text))).toBe("malformed");
});

test("a posted form is converted to the same payload as a form that is sent with JavaScript", async () => {
  const draftFields = { website: "", "draft-key": "2027-03-31", "draft-unconfirmed": "true" };
  const fields = { name: "Åsa B", message: "a\r\nb=1&c=2", email: "", phone: "", other: "1", ...draftFields };
  expect(await read(nativeRequest(fields))).toEqual({
    isNative: true,
    payload: {
      ...contactForm.initialValues,
      inquiryType: "",
      name: "Åsa B",
      message: "a\nb=1&c=2",
      other: "1",
    },
    key: "2027-03-31",
    isUnconfirmed: true,
    refusal: undefined,
  });
});

test.each([
  [[], undefined],
  [["false"], false],
  [["false", "true"], true],
  [["maybe"], "maybe"],
  [["false", "maybe"], "false"],
])("the values %j of a posted checkbox become %j", async (postedValues, value) => {
  expect(
    (await read(nativeRequest({ confidential: postedValues }), prayerForm)).payload?.["confidential"],
  ).toBe(value);
});

test.each(["seven-7", "x".repeat(65), "with space in it", "<b>", ""])(
  "the invalid draft key %j is ignored",
  async (key) => {
    expect(await read(jsonRequest({}, { "idempotency-key": key }))).toHaveProperty("key", undefined);
    expect(await read(nativeRequest({ "draft-key": key }))).toHaveProperty("key", undefined);
  },
);
