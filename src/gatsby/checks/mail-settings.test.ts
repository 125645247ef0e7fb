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

test("with one invalid setting, each missing one gives a warning too, without a value", () => {
  const { level, text } = settingsNotice({ SMTP_URL: "CANARY" }) ?? {};
  expect(level).toBe("warn");
  expect(text).not.toContain("CANARY");
  expect(text).toContain("  SMTP_URL is invalid. Write ");
  expect(text).toContain("  MAIL_FROM is not set. Write ");
});
