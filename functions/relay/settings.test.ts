import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { contactForm, prayerForm } from "../../src/forms/forms";
import { testSettings } from "../testing/test-forms";
import {
  formatProblem,
  optionalSettingNames,
  readersOf,
  readersVariable,
  readSettings,
  requiredSettingNames,
} from "./settings";
import { offeredForms } from "./texts";

const validSettings: Record<string, string> & { SMTP_URL: string } = {
  ...testSettings(1),
  SMTP_URL: "smtp://user:p%40ss@mail.example.org:587",
  CONTACT_TO: "info@example.org, second@example.org",
  PRAYER_TO: "team@example.org, other@example.org",
};

function problemsOf(source: Record<string, string | undefined>): Record<string, string> {
  const { problems } = readSettings(source);
  return Object.fromEntries(problems.map((problem) => [problem.variable, formatProblem(problem)]));
}

/** The forms, all with the same public address. */
const withAddress = (address: string) =>
  offeredForms.map((form) => ({ ...form, texts: { ...form.texts, address } }));

test("valid settings are read", () => {
  const { servers, from, readers, limits, problems } = readSettings({
    ...validSettings,
    RATE_LIMIT_SITE: " 12 ",
  });
  expect(servers).toEqual([
    {
      name: "SMTP_URL",
      options: expect.objectContaining({
        name: "example.org",
        host: "mail.example.org",
        port: 587,
        requireTLS: true,
        auth: { user: "user", pass: "p@ss" },
        forceAuth: true,
      }) as object,
    },
  ]);
  expect({ from, readers, limits, problems }).toMatchObject({
    from: "website@example.org",
    readers: {
      CONTACT_TO: ["info@example.org", "second@example.org"],
      BOOKING_TO: ["booking_to@example.org"],
      PRAYER_TO: ["team@example.org", "other@example.org"],
      PRAYER_CONFIDENTIAL_TO: ["leader@example.org"],
    },
    limits: { network: 30, site: 12 },
    problems: [],
  });
});

test("messages of a form that is not on the Contact page go to the readers of that form", () => {
  const settings = {
    ...readSettings(validSettings),
    readers: { CONTACT_TO: ["a@example.org"], VOLUNTEER_TO: ["b@example.org"] },
  };
  expect(readersOf(settings, { ...contactForm, name: "volunteer", page: "/volunteer" }, {})?.to).toEqual([
    "b@example.org",
  ]);
});

test("by default, messages are sent to the forms' public addresses", () => {
  const source = {
    SMTP_URL: "smtps://website@own.church:secret@mail.example.org",
    CONTACT_TO: "office@example.org",
    PRAYER_CONFIDENTIAL_TO: "leader@example.org",
  };
  const { from, readers, problems } = readSettings(source, withAddress("pray@own.church"));
  expect({ from, readers, problems }).toMatchObject({
    from: "website@own.church",
    readers: {
      CONTACT_TO: ["office@example.org"],
      BOOKING_TO: ["pray@own.church"],
      PRAYER_TO: ["pray@own.church"],
      PRAYER_CONFIDENTIAL_TO: ["leader@example.org"],
    },
    problems: [],
  });
  expect(readSettings(source, withAddress("post@grüße.church")).problems.map(formatProblem)).toContainEqual(
    expect.stringMatching(
      /^BOOKING_TO is not set, and the address in content\/site\.json contains characters/,
    ),
  );
  // The addresses of the sample do not exist.
  expect(Object.keys(problemsOf(source))).toEqual(expect.arrayContaining(["BOOKING_TO", "PRAYER_TO"]));
});

test("extra commas and repeated addresses are ignored", () => {
  const { readers } = readSettings({ ...validSettings, CONTACT_TO: "info@example.org, ,INFO@example.org," });
  expect(readers.CONTACT_TO).toEqual(["INFO@example.org"]);
});

test("all missing settings are reported together", () => {
  expect(Object.keys(problemsOf({}))).toEqual(requiredSettingNames);
  expect(problemsOf({ ...validSettings, MAIL_FROM: "  " })).toEqual({
    MAIL_FROM: expect.stringMatching(
      /^MAIL_FROM is not set\. Write the sender’s address, such as website@example\.org/,
    ),
  });
});

test.each([
  ["SMTP_URL", "CANARY"],
  ["SMTP_URL", "smtp://user@CANARY.example.org"],
  ["SMTP_URL", "smtp://user:CANARY%zz@mail.example.org"],
  ["SMTP_URL", "smtp://mail.example.org?tls.rejectUnauthorized=CANARY"],
  ["SMTP_URL", "smtp://mail.example.org?name=a.example&tls.rejectUnauthorized=CANARY"],
  ["SMTP_URL", "smtp://mail.example.org?name=CANARY"],
  ["SMTP_URL", "smtp://mail.example.org:0/"],
  ["SMTP_URL", "smtp://mail.example\n.CANARY"],
  ["MAIL_FROM", "Website <CANARY@example.org>"],
  ["MAIL_FROM", "a@example.org, CANARY@example.org"],
  ["MAIL_FROM", "CANARY@bücher.example"],
  ["CONTACT_TO", "a@example.org; CANARY@example.org"],
  ["CONTACT_TO", ","],
  ["CONTACT_TO", "a@example.org\r\nBcc: CANARY@example.org"],
  ["PRAYER_CONFIDENTIAL_TO", "CANARY"],
  ["RATE_LIMIT_ADDRESS", "0"],
  ["RATE_LIMIT_SITE", "10.5"],
  ["RATE_LIMIT_REDIS_URL", "https://CANARY.example.org"],
  ["BUILD_HOOK_URL", "http://api.example.org/CANARY"],
  ["HEARTBEAT_URL", "https://hc.example.org/CANARY CANARY"],
])("an invalid %s is reported without its value: %j", (variable, value) => {
  const problems = problemsOf({ ...validSettings, [variable]: value });
  expect(Object.keys(problems)).toEqual([variable]);
  expect(problems[variable]).toMatch(`${variable} is invalid. Write `);
  expect(JSON.stringify(problems)).not.toMatch(/canary/i);
});

test.each([
  ["smtp://localhost", { port: 587, secure: false, ignoreTLS: true, requireTLS: false }],
  ["smtp://127.0.0.1:1025", { port: 1025, secure: false, ignoreTLS: true, requireTLS: false }],
  ["smtp://[::1]:1025/", { host: "::1", port: 1025, ignoreTLS: true, requireTLS: false }],
  ["smtps://mail.example.org", { port: 465, secure: true, requireTLS: false }],
  ["smtps://mail.example.org/?name=web.example.org", { name: "web.example.org", port: 465 }],
  ["smtp://127.0.0.1.example.org", { secure: false, ignoreTLS: false, requireTLS: true }],
  ["smtps://a@b.org:s/e?c#r e%25t@mail.example.org:465", { auth: { user: "a@b.org", pass: "s/e?c#r e%t" } }],
])("the host, port, login and encryption of a mail server are read from %s", (SMTP_URL, options) => {
  expect(readSettings({ SMTP_URL }).servers[0]?.options).toMatchObject(options);
});

test("a second server with an invalid or repeated address is ignored", () => {
  const namesWith = (SMTP_FALLBACK_URL: string) =>
    readSettings({ ...validSettings, SMTP_FALLBACK_URL }).servers.map(({ name }) => name);
  expect(namesWith("smtps://other.example.org")).toEqual(["SMTP_URL", "SMTP_FALLBACK_URL"]);
  for (const address of [validSettings.SMTP_URL, "CANARY", ""])
    expect(namesWith(address)).toEqual(["SMTP_URL"]);
});

test("each setting except the forms' readers is in .env.example, with a comment and a valid example", () => {
  const text = readFileSync(resolve(__dirname, "../../.env.example"), "utf8");
  const example: Record<string, string> = Object.fromEntries(
    Array.from(text.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name = "", value = ""]) => [name, value] as const),
  );
  const names = [...requiredSettingNames, ...optionalSettingNames];
  const readers = offeredForms.map((form) => readersVariable(form));
  expect(names).toEqual(expect.arrayContaining(Object.keys(example)));
  expect([...Object.keys(example), ...readers]).toEqual(expect.arrayContaining(names));
  expect(readSettings(example, withAddress("pray@own.church")).problems).toEqual([]);
  // Each block of settings has a comment above it.
  const blocks = text.split(/\n{2,}/).filter((block) => /^[A-Z_]+=/m.test(block));
  for (const block of blocks) expect(block).toMatch(/^#[^\n]{20,}\n(?:#[^\n]*\n)*(?:[A-Z_]+=.*(?:\n|$))+$/);
});

const confidentialSetting = "PRAYER_CONFIDENTIAL_TO";
test.each([
  [confidentialSetting, "PRAYER_TO", { [confidentialSetting]: "leader@example.org, OTHER@Example.org" }],
  [confidentialSetting, "PRAYER_TO", { [confidentialSetting]: "team+confidential@example.org" }],
  [
    confidentialSetting,
    "PRAYER_TO",
    { PRAYER_TO: "ruthh@gmail.com", [confidentialSetting]: "Ruth.H+own@GoogleMail.com" },
  ],
  ["MAIL_FROM", "PRAYER_TO", { MAIL_FROM: "team+web@example.org" }],
  ["MAIL_FROM", "PRAYER_TO", { MAIL_FROM: "te.am@gmail.com", PRAYER_TO: "t.eam@googlemail.com" }],
  [confidentialSetting, "MAIL_FROM", { MAIL_FROM: "Leader+web@example.org" }],
  [confidentialSetting, "MAIL_FROM", { [confidentialSetting]: "website+own@example.org" }],
])("%s must not share a mailbox with %s: %j", (variable, otherSetting, changes) => {
  expect(problemsOf({ ...validSettings, ...changes })).toEqual({
    [variable]: expect.stringMatching(
      `^${variable} shares a mailbox with ${otherSetting}, so .* Write a different mailbox in one of these settings\\.`,
    ),
  });
});

test.each([
  { PRAYER_CONFIDENTIAL_TO: "te.am@example.org" },
  { PRAYER_CONFIDENTIAL_TO: "team@mail.example.org" },
  { PRAYER_CONFIDENTIAL_TO: "leader+team@example.org" },
  { PRAYER_TO: "team@gmail.example.org", PRAYER_CONFIDENTIAL_TO: "te.am@gmail.example.org" },
])("the readers of confidential requests may have a separate mailbox: %j", (changes) => {
  expect(problemsOf({ ...validSettings, ...changes })).toEqual({});
});

test.each([{ MAIL_FROM: "team@example.org" }, { PRAYER_TO: "leader@example.org;" }, { PRAYER_TO: "" }])(
  "with the settings %j, confidential requests are refused, but contact messages are accepted",
  (changes) => {
    const settings = readSettings({ ...validSettings, ...changes });
    expect(readersOf(settings, prayerForm, { confidential: true })).toBeUndefined();
    expect(readersOf(settings, contactForm, {})?.to).toEqual(["info@example.org", "second@example.org"]);
  },
);
