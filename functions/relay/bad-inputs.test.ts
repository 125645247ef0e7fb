import { call, jsonRequest, nativeRequest, type TestRequest } from "../testing/call";
import { testForms, testSettings } from "../testing/forms";
import type { Relay } from "./relay";

const sent: unknown[] = [];
const relay: Relay = {
  source: testSettings(25),
  transport: () => ({
    send: (mail) => {
      sent.push(mail);
      return Promise.resolve(250);
    },
  }),
};

let written = "";
beforeEach(() => {
  sent.length = 0;
  written = "";
  const keep = (text: string | Uint8Array): boolean => (written += String(text)) !== "";
  jest.spyOn(process.stdout, "write").mockImplementation(keep);
  jest.spyOn(process.stderr, "write").mockImplementation(keep);
});

const notTexts = [null, 0, 1, true, false, [], ["CANARY"], {}, { CANARY: 1 }, 1e308];
const notLines = [
  "CANARY\nBcc: x@evil.example",
  "CANARY\r\nBcc: x@evil.example",
  "CANARY\rx",
  "CANARY\0x",
  "CANARY\u0007",
  "CANARY\u2028x",
  "CANARY\u2029x",
  "CANARY\u0085x",
  "\ud800CANARY",
  "CANARY\x7f",
  "CANARY\t\0",
];
const notAddresses = [
  "CANARY",
  "@CANARY.example",
  "CANARY@",
  "CANARY@localhost",
  "CANARY@@example.org",
  "CANARY@exa mple.org",
  "CAN ARY@example.org",
  "CAN\tARY@example.org",
  "CANARY@exa\tmple.org",
  "CANARY@example..org",
  ".CANARY@example.org",
  "CANARY.@example.org",
  "CANARY <a@example.org> CANARY",
  "<CANARY@example.org>, <b@example.org>",
  "CANARY@example.org, b@example.org",
  "CANARY@example.org;b@example.org",
  '"CANARY"@example.org',
  "CANARY@[127.0.0.1]",
  "CANARY@-example.org",
  "CANARY@example.org\r\nBcc: b@evil.example",
  "CANARY(comment)@example.org",
  `${"x".repeat(65)}@example.org`,
];
const notDays = [
  "CANARY",
  "2026-02-30",
  "2026-13-01",
  "31.03.2027",
  "2027-3-31",
  "2027-03-31T00:00",
  "20270331",
  "2027-03",
  "2027",
];
const notChoices = ["CANARY", "Healing", "healing ", "__proto__", "constructor", "conference\n", "50-100 "];
const notTopics = [
  null,
  "Prophetic Activation",
  {},
  ["CANARY"],
  [1],
  [null],
  [[]],
  [""],
  [{}],
  ["Prophetic Activation", "Prophetic Activation"],
];
const blank = [
  "",
  " ",
  "\t",
  "\u00a0",
  "\u3000 ",
  "\0",
  "\x07\n",
  "\u200b",
  "\u2060\ufeff",
  "\u2800",
  "\u3164 \u115f",
];

const limits: Record<string, number> = { name: 100, email: 254, message: 5000, prayerRequest: 5000 };
const optionalFields = ["phone", "budget", "inquiryType", "preferredTopics", "confidential"];
const choices = ["inquiryType", "eventType", "audienceSize", "requestType"];

function badValues(form: string, field: string): unknown[] {
  const optional =
    optionalFields.includes(field) ||
    (form === "contact" && ["organization", "eventDate"].includes(field)) ||
    (form === "booking" && field === "message");
  if (field === "preferredTopics") return notTopics;
  if (field === "confidential") return ["true", "false", "CANARY", "", 0, 1, null, [], [true], {}];
  const limit = limits[field] ?? 200;
  return [
    ...notTexts,
    "x".repeat(limit + 1),
    "🕊".repeat(limit + 1),
    ...(limit === 5000 ? [] : notLines),
    ...(optional ? [] : blank),
    ...(field === "email" ? notAddresses : []),
    ...(choices.includes(field) ? notChoices : []),
    ...(form === "booking" && field === "eventDate" ? notDays : []),
  ];
}

const badFields = testForms.flatMap((form) =>
  Object.keys(form.payload).flatMap((field) =>
    badValues(form.name, field).map((value) => ({ form, field, value, what: `${form.name} ${field}` })),
  ),
);

function bytes(text: string, headers: Record<string, string> = {}): TestRequest {
  return { headers: { "content-type": "application/json", ...headers }, body: Buffer.from(text) };
}
const shapes: [string, number, TestRequest][] = [
  ...[
    "",
    " ",
    "{",
    "[]",
    "null",
    "1",
    '"x"',
    "{'a':1}",
    '{"a":1}}',
    "\0",
    "undefined",
    "NaN",
    "<x/>",
    "a=1",
  ].map((text): [string, number, TestRequest] => [`the body ${JSON.stringify(text)}`, 400, bytes(text)]),
  ["an empty object", 422, bytes("{}")],
  ["a prototype", 422, bytes('{"__proto__":{"name":"CANARY"}}')],
  ["nesting", 400, bytes(`${"[".repeat(9_000)}${"]".repeat(9_000)}`)],
  ["deep objects", 422, bytes(`${'{"a":'.repeat(4_000)}1${"}".repeat(4_000)}`)],
  [
    "many fields",
    422,
    jsonRequest(Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`CANARY${n}`, n]))),
  ],
  ["a large body", 413, bytes(JSON.stringify({ name: "CANARY".repeat(9_000) }))],
  ["broken UTF-8", 400, { ...bytes(""), body: Buffer.from([0x7b, 0xff, 0x7d]) }],
  ["no content type", 415, { body: Buffer.from("{}") }],
  ["another content type", 415, bytes("{}", { "content-type": "text/plain" })],
  ["a foreign origin", 403, bytes("{}", { origin: "https://evil.example" })],
  ["another site's request", 403, bytes("{}", { "sec-fetch-site": "cross-site" })],
  ["a form without an origin", 403, bytes("name=x", { "content-type": "application/x-www-form-urlencoded" })],
  ["an unknown field", 400, nativeRequest({ CANARY: "x" })],
  [
    "a field twice",
    400,
    nativeRequest([
      ["name", "a"],
      ["name", "CANARY"],
    ]),
  ],
  ["nothing filled in", 422, nativeRequest({})],
];

test("every invalid value gives a 422 that names its field, sends nothing and repeats nothing", async () => {
  for (const { form, field, value, what } of badFields) {
    const request = jsonRequest({ ...form.payload, [field]: value });
    const { status, headers, body } = await call((req, address) => form.handle(req, address, relay), request);
    const { errors } = JSON.parse(body) as { errors?: { pointer: string }[] };
    expect([what, value, status, errors?.map(({ pointer }) => pointer)]).toEqual([
      what,
      value,
      422,
      [`/${field}`],
    ]);
    expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    expect(body).not.toMatch(/canary|evil/i);
  }
  expect(sent).toEqual([]);
  expect(written).not.toMatch(/canary|evil|example\./i);
});

test.each(testForms)("$name: a missing field is a 422, an unknown one too", async (form) => {
  for (const field of Object.keys(form.payload).filter((name) => name !== "confidential")) {
    const { [field]: _missing, ...rest } = form.payload;
    const { status, body } = await call(
      (req, address) => form.handle(req, address, relay),
      jsonRequest(rest),
    );
    expect([field, status, body.includes(`"/${field}"`)]).toEqual([field, 422, true]);
  }
  for (const extra of ["CANARY", "to", "bcc", "from", "subject", "constructor", "toString", "Name"]) {
    const request = jsonRequest({ ...form.payload, [extra]: "CANARY@evil.example" });
    const { status, body } = await call((req, address) => form.handle(req, address, relay), request);
    expect([extra, status]).toEqual([extra, 422]);
    expect(body).not.toMatch(/canary|evil/i);
  }
  expect(sent).toEqual([]);
});

test.each(shapes)("%s is answered with %d by each form", async (_what, status, request) => {
  for (const { handle } of testForms) {
    const answer = await call((req, address) => handle(req, address, relay), request);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(/canary/i);
  }
  expect(sent).toEqual([]);
  expect(written).not.toMatch(/canary/i);
});
