import type { SmtpServer } from "../relay/mail/smtp-server";
import { readEnvironment, readOption, type Source } from "../relay/settings/environment";

/** Each mail server with a usable setting, by the setting's name. */
export function mailServers(source?: Source): { name: string; server: SmtpServer }[] {
  const main = readEnvironment(["SMTP_URL"], source);
  const fallback = readOption("SMTP_FALLBACK_URL", source);
  return [
    ...(main.ok ? [{ name: "SMTP_URL", server: main.settings.SMTP_URL }] : []),
    ...(fallback ? [{ name: "SMTP_FALLBACK_URL", server: fallback }] : []),
  ];
}
