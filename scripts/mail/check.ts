import {
  readEnvironment,
  inOneLine,
  settingProblems,
  type Source,
  variableNames,
} from "../../functions/relay/settings/environment";
import type { Recipients } from "../../functions/relay/forms/form";
import { deliveryTime } from "../../functions/relay/mail/deliver";
import type { Finding } from "../../functions/mail-check/findings";
import { type Envelope, probe } from "../../functions/mail-check/probe";
import { mailServers } from "../../functions/mail-check/servers";

/** What `npm run check:mail` says. */
export interface MailCheck {
  lines: string[];
  ok: boolean;
}

// A new form's readers are a line of the settings' table, and need none here.
const lists = variableNames.filter((name): name is Recipients => name.endsWith("_TO"));

/**
 * Names every setting that is wrong, then speaks to each mail server that can be spoken to. Never says a value.
 * @param time how long a message may take, in ms; two servers share it, as they do where a message is sent
 */
export async function checkMail(source: Source, time: number = deliveryTime): Promise<MailCheck> {
  const problems = settingProblems(source).map(inOneLine);
  const lines = [...problems];
  let ok = problems.length === 0;
  const servers = mailServers(source);
  for (const { name, server } of servers) {
    const findings = await probe(server, mailsOf(source), time / servers.length);
    lines.push(...findings.map((finding) => lineOf(name, finding)));
    ok &&= findings.every((finding) => finding.ok);
  }
  lines.push(
    ok
      ? "The mail settings work. No message was sent."
      : "The mail settings do not work. No message was sent.",
  );
  return { lines, ok };
}

function mailsOf(source: Source): Envelope[] {
  return lists.flatMap((name) => {
    const reading = readEnvironment(["MAIL_FROM", name], source);
    return reading.ok ? [{ name, from: reading.settings.MAIL_FROM, to: reading.settings[name] }] : [];
  });
}

function lineOf(server: string, { step, saw, ok }: Finding): string {
  return `${ok ? "ok  " : "BAD "} ${server}: ${step}: ${saw}`;
}
