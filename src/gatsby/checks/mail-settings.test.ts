import { variableNames } from "../../../functions/relay/settings";
import { testSettings } from "../../../functions/testing/test-forms";
import { settingsWarning } from "./mail-settings";

test("valid settings give no warning, nor does a machine without any", () => {
  expect(settingsWarning({ ...testSettings(25), CONTEXT: "production" })).toBeUndefined();
  expect(settingsWarning({ PATH: "/bin", SMTP_URL: " " })).toBeUndefined();
});

test("a production build without any settings warns of each", () => {
  const warning = settingsWarning({ CONTEXT: "production" });
  for (const name of variableNames) expect(warning).toContain(`  ${name} is not set. Write `);
});

test("with one invalid setting, each missing one gives a warning too, without a value", () => {
  const warning = settingsWarning({ SMTP_URL: "CANARY" });
  expect(warning).not.toContain("CANARY");
  expect(warning).toContain("  SMTP_URL is invalid. Write ");
  expect(warning).toContain("  MAIL_FROM is not set. Write ");
});
