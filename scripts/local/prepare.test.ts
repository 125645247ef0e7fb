import { readSettings, requiredSettingNames } from "../../functions/relay/settings";
import { localMailSettings, mergeMailSettings } from "./prepare";

const ports = { smtp: 1025, web: 1080 };

test("the local settings are complete and valid", () => {
  expect(Object.keys(localMailSettings(ports))).toEqual(expect.arrayContaining(requiredSettingNames));
  expect(readSettings(localMailSettings(ports)).problems).toEqual([]);
});

test("a developer's setting overrides the local setting, even if the developer's setting is invalid", () => {
  const settings = mergeMailSettings({ CONTACT_TO: "someone@other.example", MAIL_FROM: "" }, ports);
  expect(settings).toMatchObject({ CONTACT_TO: "someone@other.example", MAIL_FROM: "" });
  expect(settings.SMTP_URL).toBe("smtp://127.0.0.1:1025");
});
