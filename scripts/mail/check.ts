import {
  readEnvironment,
  inOneLine,
  settingProblems,
  type Source,
  variableNames,
} from "../../functions/relay/settings/environment";
import type { Recipients } from "../../functions/relay/forms/form";
import { deliveryTime } from "../../functions/relay/mail/deliver";
import { type Envelope, type Finding, probe } from "../../functions/mail-check/probe";
import { mailServers } from "../../functions/mail-check/servers";

/** The output of `npm run check:mail`. */
export interface MailCheck {
  lines: string[];
  ok: boolean;
}

// Derived from the settings' table, so that a new form needs no change here.
const lists = variableNames.filter((name): name is Recipients => name.endsWith("_TO"));

/**
 * Lists every invalid setting, then tests each mail server whose setting is valid. Values of settings are never
 * included.
 * @param time the time limit for a message, in ms; two servers share it, as when a message is sent
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
