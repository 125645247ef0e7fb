import { requiredSettingNames } from "../../../functions/relay/settings";
import { testSettings } from "../../../functions/testing/test-forms";
import { warnAboutSettings } from "./mail-settings";

test("valid settings, or no settings at all, do not cause a warning", () => {
  expect(warnAboutSettings({ ...testSettings(25), CONTEXT: "production" })).toBeUndefined();
  expect(warnAboutSettings({ PATH: "/bin", SMTP_URL: " " })).toBeUndefined();
});

test("a production build without settings warns about each missing setting", () => {
  const warning = warnAboutSettings({ CONTEXT: "production" });
  for (const name of requiredSettingNames) expect(warning).toContain(`  ${name} is not set. Write `);
});

test("the warning about an invalid setting does not contain the setting's value", () => {
  const warning = warnAboutSettings({ SMTP_URL: "CANARY" });
  expect(warning).not.toContain("CANARY");
  expect(warning).toContain("  SMTP_URL is invalid. Write ");
  expect(warning).toContain("  MAIL_FROM is not set. Write ");
});
