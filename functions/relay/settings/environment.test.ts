import { parse } from "smol-toml";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { env } from "node:process";
import {
  inOneLine,
  optionNames,
  readEnvironment,
  readOption,
  settingProblems,
  variableNames,
} from "./environment";

const good = {
  SMTP_URL: "smtp://user:p%40ss@mail.example.org:587",
  MAIL_FROM: "website@example.org",
  CONTACT_TO: "info@example.org, second@example.org",
  BOOKING_TO: "bookings@example.org",
  PRAYER_TO: "team@example.org, other@example.org",
  PRAYER_CONFIDENTIAL_TO: "leader@example.org",
};

function problemsOf(source: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(settingProblems(source).map((problem) => [problem.variable, inOneLine(problem)]));
}

test("reads valid settings", () => {
  expect(readEnvironment(variableNames, good)).toEqual({
    ok: true,
    settings: {
      SMTP_URL: {
        host: "mail.example.org",
        port: 587,
        secure: false,
        loopback: false,
        credentials: { user: "user", password: "p@ss" },
      },
      MAIL_FROM: "website@example.org",
      CONTACT_TO: ["info@example.org", "second@example.org"],
      BOOKING_TO: ["bookings@example.org"],
      PRAYER_TO: ["team@example.org", "other@example.org"],
      PRAYER_CONFIDENTIAL_TO: ["leader@example.org"],
    },
  });
});

test("reads the process's own environment by default, at the time of the call", () => {
  const before = env["MAIL_FROM"];
  env["MAIL_FROM"] = "now@example.org";
  try {
    expect(readEnvironment(["MAIL_FROM"])).toEqual({ ok: true, settings: { MAIL_FROM: "now@example.org" } });
  } finally {
    if (before === undefined) delete env["MAIL_FROM"];
    else env["MAIL_FROM"] = before;
  }
});

test("lists all missing settings at once", () => {
  expect(Object.keys(problemsOf({}))).toEqual(variableNames);
  expect(problemsOf({ ...good, MAIL_FROM: "  " })).toEqual({
    MAIL_FROM:
      "MAIL_FROM is not set. Write the one address that mails come from, such as website@example.org.",
  });
});

test("reads only the requested settings", () => {
  expect(readEnvironment(["MAIL_FROM"], { MAIL_FROM: "a@b.co" })).toEqual({
    ok: true,
    settings: { MAIL_FROM: "a@b.co" },
  });
});

test.each([
  ["SMTP_URL", "CANARY"],
  ["SMTP_URL", "https://CANARY.example.org"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp://user@CANARY.example.org"],
  ["SMTP_URL", "smtp://:CANARY@mail.example.org"],
  ["SMTP_URL", "smtp://user:CANARY%zz@mail.example.org"],
  ["SMTP_URL", "smtp://mail.example.org/CANARY"],
  ["SMTP_URL", "smtp://mail.example.org?tls.rejectUnauthorized=CANARY"],
  ["SMTP_URL", "smtp://mail.example.org#CANARY"],
  ["SMTP_URL", "smtp://mail.example.org:0/"],
  ["SMTP_URL", "smtp://mail.example.org:CANARY"],
  ["SMTP_URL", "smtp://mail.example\n.CANARY"],
  ["MAIL_FROM", "CANARY"],
  ["MAIL_FROM", "Website <CANARY@example.org>"],
  ["MAIL_FROM", "a@example.org, CANARY@example.org"],
  ["MAIL_FROM", "CANARY@bücher.example"],
  ["CONTACT_TO", "CANARY"],
  ["CONTACT_TO", "a@example.org,,CANARY@example.org"],
  ["CONTACT_TO", "a@example.org; CANARY@example.org"],
  ["CONTACT_TO", "canary@example.org, CANARY@example.org"],
  ["CONTACT_TO", "a@example.org\r\nBcc: CANARY@example.org"],
  ["BOOKING_TO", "CANARY"],
  ["PRAYER_TO", "CANARY"],
  ["PRAYER_CONFIDENTIAL_TO", "CANARY"],
  ["SMTP_FALLBACK_URL", "CANARY"],
  ["RATE_LIMIT_ADDRESS", "0"],
  ["RATE_LIMIT_ADDRESS", "-5"],
  ["RATE_LIMIT_SITE", "CANARY"],
  ["RATE_LIMIT_SITE", "10.5"],
  ["RATE_LIMIT_SITE", "1000000"],
  ["RATE_LIMIT_REDIS_URL", "https://CANARY.example.org"],
  ["RATE_LIMIT_REDIS_URL", "redis://CANARY\n.example.org"],
  ["RATE_LIMIT_REDIS_URL", "redis://"],
  ["BUILD_HOOK_URL", "CANARY"],
  ["BUILD_HOOK_URL", "http://api.example.org/CANARY"],
  ["HEARTBEAT_URL", "https://hc.example.org/CANARY CANARY"],
])("names a malformed %s without its value: %j", (variable, value) => {
  const problems = problemsOf({ ...good, [variable]: value });
  expect(Object.keys(problems)).toEqual([variable]);
  expect(problems[variable]).toMatch(`${variable} cannot be used. Write `);
  expect(JSON.stringify(problems)).not.toMatch(/canary/i);
});

test.each([
  ["smtp://localhost", { host: "localhost", port: 587, secure: false, loopback: true }],
  ["smtp://127.0.0.1:1025", { host: "127.0.0.1", port: 1025, secure: false, loopback: true }],
  ["smtp://[::1]:1025/", { host: "::1", port: 1025, secure: false, loopback: true }],
  ["smtps://mail.example.org", { host: "mail.example.org", port: 465, secure: true, loopback: false }],
  [
    "smtp://127.0.0.1.example.org",
    { host: "127.0.0.1.example.org", port: 587, secure: false, loopback: false },
  ],
  [
    "smtp://localhost.example.org",
    { host: "localhost.example.org", port: 587, secure: false, loopback: false },
  ],
])("reads %s", (SMTP_URL, server) => {
  expect(readEnvironment(["SMTP_URL"], { SMTP_URL })).toEqual({ ok: true, settings: { SMTP_URL: server } });
});

test("each setting is in .env.example with a valid example", () => {
  const text = readFileSync(resolve(__dirname, "../../../.env.example"), "utf8");
  const example: Record<string, string> = Object.fromEntries(
    Array.from(text.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name = "", value = ""]) => [name, value] as const),
  );
  expect(Object.keys(example)).toEqual([...variableNames, ...optionNames]);
  expect(problemsOf(example)).toEqual({});
  // A block of settings stands under the comment that explains it.
  const blocks = text.split(/\n{2,}/).filter((block) => /^[A-Z_]+=/m.test(block));
  for (const block of blocks) expect(block).toMatch(/^#[^\n]{20,}\n(?:#[^\n]*\n)*(?:[A-Z_]+=.*(?:\n|$))+$/);
});

test.each([
  ["PRAYER_CONFIDENTIAL_TO", { PRAYER_CONFIDENTIAL_TO: "leader@example.org, OTHER@Example.org" }],
  ["PRAYER_CONFIDENTIAL_TO", { PRAYER_CONFIDENTIAL_TO: "team+confidential@example.org" }],
  ["PRAYER_CONFIDENTIAL_TO", { PRAYER_TO: "leader+team@example.org" }],
  [
    "PRAYER_CONFIDENTIAL_TO",
    { PRAYER_TO: "ruthharlow@gmail.com", PRAYER_CONFIDENTIAL_TO: "Ruth.Harlow+own@GoogleMail.com" },
  ],
  ["MAIL_FROM", { MAIL_FROM: "Team@example.org" }],
  ["MAIL_FROM", { MAIL_FROM: "team+web@example.org" }],
  ["MAIL_FROM", { MAIL_FROM: "te.am@gmail.com", PRAYER_TO: "t.eam@googlemail.com" }],
])("%s must not share a mailbox with the prayer team: %j", (variable, changes) => {
  const problems = problemsOf({ ...good, ...changes });
  expect(Object.keys(problems)).toEqual([variable]);
  expect(problems[variable]).toBe(
    `${variable} contradicts PRAYER_TO: both name the same mailbox (capitals, a +tag and Gmail’s dots make no other). Take it out of one of the two.`,
  );
});

test.each([{ MAIL_FROM: "Leader+web@example.org" }, { PRAYER_CONFIDENTIAL_TO: "website+own@example.org" }])(
  "the confidential reader must not be the sender: %j",
  (changes) => {
    const problems = problemsOf({ ...good, ...changes });
    expect(Object.keys(problems)).toEqual(["PRAYER_CONFIDENTIAL_TO"]);
    expect(problems["PRAYER_CONFIDENTIAL_TO"]).toMatch(/^PRAYER_CONFIDENTIAL_TO contradicts MAIL_FROM: /);
  },
);

test.each([
  { PRAYER_CONFIDENTIAL_TO: "te.am@example.org" },
  { PRAYER_CONFIDENTIAL_TO: "team@mail.example.org" },
  { PRAYER_CONFIDENTIAL_TO: "leader+team@example.org" },
  { PRAYER_TO: "team@gmail.example.org", PRAYER_CONFIDENTIAL_TO: "te.am@gmail.example.org" },
])("a different mailbox is allowed: %j", (changes) => {
  expect(problemsOf({ ...good, ...changes })).toEqual({});
});

test.each([
  ["fails where the team's addresses cannot be read", "leader@example.org,", false],
  ["is enough where there is no team", undefined, true],
])("the confidential address alone %s", (_what, PRAYER_TO, ok) => {
  expect(readEnvironment(["PRAYER_CONFIDENTIAL_TO"], { ...good, PRAYER_TO }).ok).toBe(ok);
});

test("a conflict does not affect the other forms", () => {
  const source = { ...good, PRAYER_CONFIDENTIAL_TO: "team@example.org", MAIL_FROM: "team@example.org" };
  for (const name of ["CONTACT_TO", "BOOKING_TO", "PRAYER_TO"] as const) {
    expect(readEnvironment(["SMTP_URL", "MAIL_FROM", name], source).ok).toBe(true);
  }
});

test("an optional setting is read, or counts as empty", () => {
  expect(readOption("RATE_LIMIT_SITE", { RATE_LIMIT_SITE: " 12 " })).toBe(12);
  expect(readOption("RATE_LIMIT_SITE", { RATE_LIMIT_SITE: "many" })).toBeUndefined();
  expect(readOption("SMTP_FALLBACK_URL", {})).toBeUndefined();
  expect(readOption("SMTP_FALLBACK_URL", { SMTP_FALLBACK_URL: "smtp://localhost" })?.host).toBe("localhost");
  for (const url of ["redis://localhost", "rediss://user:password@counts.example.org:6379"])
    expect(readOption("RATE_LIMIT_REDIS_URL", { RATE_LIMIT_REDIS_URL: url })).toBe(url);
});

test("Netlify's deploy button asks for every required setting", () => {
  const { template } = parse(readFileSync("netlify.toml", "utf8"));
  expect(template).toEqual({
    environment: Object.fromEntries(variableNames.map((name) => [name, expect.any(String) as string])),
  });
});
