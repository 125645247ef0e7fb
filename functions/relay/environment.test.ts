import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readEnvironment, variableNames } from "./environment";

const good = {
  SMTP_URL: "smtp://user:p%40ss@mail.example.org:587",
  MAIL_FROM: "website@example.org",
  CONTACT_TO: "info@example.org, second@example.org",
};

function problemsOf(source: Record<string, string | undefined>): Record<string, string> {
  const reading = readEnvironment(variableNames, source);
  return reading.ok
    ? {}
    : Object.fromEntries(reading.problems.map(({ variable, message }) => [variable, message]));
}

test("reads good settings", () => {
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
    },
  });
});

test("reads the process's own environment by default, at the time of the call", () => {
  const before = process.env["MAIL_FROM"];
  process.env["MAIL_FROM"] = "now@example.org";
  try {
    expect(readEnvironment(["MAIL_FROM"])).toEqual({ ok: true, settings: { MAIL_FROM: "now@example.org" } });
  } finally {
    if (before === undefined) delete process.env["MAIL_FROM"];
    else process.env["MAIL_FROM"] = before;
  }
});

test("names everything that is missing, at once", () => {
  expect(Object.keys(problemsOf({}))).toEqual(["SMTP_URL", "MAIL_FROM", "CONTACT_TO"]);
  expect(problemsOf({ ...good, MAIL_FROM: "  " })).toEqual({
    MAIL_FROM:
      "MAIL_FROM is not set. Write the one address that mails come from, such as website@example.org.",
  });
});

test("reads only what is asked for", () => {
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

test("each setting is explained in .env.example, and works as it stands there", () => {
  const text = readFileSync(resolve(__dirname, "../../.env.example"), "utf8");
  const example: Record<string, string> = Object.fromEntries(
    Array.from(text.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name = "", value = ""]) => [name, value] as const),
  );
  expect(Object.keys(example)).toEqual(variableNames);
  expect(problemsOf(example)).toEqual({});
});
