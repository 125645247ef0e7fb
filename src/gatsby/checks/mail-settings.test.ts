import { variableNames } from "../../../functions/relay/settings";
import { testSettings } from "../../../functions/testing/test-forms";
import { settingsNotice } from "./mail-settings";

const good = testSettings(25);

test("valid settings give no notice", () => {
  expect(settingsNotice({ ...good, CONTEXT: "production" })).toBeUndefined();
});

test("without any settings, one sentence lists them all", () => {
  const { level, text } = settingsNotice({ PATH: "/bin", SMTP_URL: " " }) ?? {};
  expect(level).toBe("info");
  expect(text).not.toContain("\n");
  for (const name of variableNames) expect(text).toContain(name);
});

test("a production build without any settings warns of each", () => {
  const { level, text } = settingsNotice({ CONTEXT: "production" }) ?? {};
  expect(level).toBe("warn");
  for (const name of variableNames) expect(text).toContain(`  ${name} is not set. Write `);
});

test("with one invalid setting, each missing one gives a warning too", () => {
  const { level, text } = settingsNotice({ SMTP_URL: "CANARY" }) ?? {};
  expect(level).toBe("warn");
  expect(text).toContain("  SMTP_URL is invalid. Write ");
  expect(text).toContain("  MAIL_FROM is not set. Write ");
});

test.each([
  ["missing", { CONTACT_TO: undefined }, "CONTACT_TO is not set."],
  ["malformed", { SMTP_URL: "CANARY" }, "SMTP_URL is invalid."],
  ["malformed, though it may be left empty", { RATE_LIMIT_SITE: "CANARY" }, "RATE_LIMIT_SITE is invalid."],
  [
    "contradictory",
    { PRAYER_TO: good.PRAYER_CONFIDENTIAL_TO?.replace("@", "+team@") },
    "PRAYER_CONFIDENTIAL_TO must not share a mailbox with PRAYER_TO",
  ],
])("a setting that is %s is reported without its value", (_what, changes, words) => {
  const { level, text } = settingsNotice({ ...good, ...changes }) ?? {};
  expect(level).toBe("warn");
  expect(text?.match(/^ {2}\w+/gm)).toHaveLength(1);
  expect(text).toContain(words);
  expect(text).not.toMatch(/canary|@example\.org|127\.0/i);
});
