import {
  readEnvironment,
  readOption,
  inOneLine,
  settingProblems,
  type Source,
  variableNames,
} from "../../functions/relay/settings/environment";
import type { Recipients } from "../../functions/relay/forms/form";
import type { SmtpServer } from "../../functions/relay/mail/smtp-server";
import type { Finding } from "./notes";
import { type Patience, probe, type Readers } from "./probe";

/** What `npm run check:mail` says. */
export interface MailCheck {
  lines: string[];
  ok: boolean;
}

// A new form's readers are a line of the settings' table, and need none here.
const lists = variableNames.filter((name): name is Recipients => name.endsWith("_TO"));

/** Names every setting that is wrong, then speaks to each mail server that can be spoken to. Never says a value. */
export async function checkMail(source: Source, patience?: Patience): Promise<MailCheck> {
  const problems = settingProblems(source).map(inOneLine);
  const lines = [...problems];
  let ok = problems.length === 0;
  for (const { name, server, from } of serversIn(source)) {
    const findings = await probe(server, from, readersIn(source), patience);
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

function serversIn(source: Source): { name: string; server: SmtpServer; from: string }[] {
  const reading = readEnvironment(["MAIL_FROM"], source);
  if (!reading.ok) return [];
  const from = reading.settings.MAIL_FROM;
  const main = readEnvironment(["SMTP_URL"], source);
  const fallback = readOption("SMTP_FALLBACK_URL", source);
  return [
    ...(main.ok ? [{ name: "SMTP_URL", server: main.settings.SMTP_URL, from }] : []),
    ...(fallback ? [{ name: "SMTP_FALLBACK_URL", server: fallback, from }] : []),
  ];
}

function readersIn(source: Source): Readers[] {
  return lists.flatMap((name) => {
    const reading = readEnvironment([name], source);
    return reading.ok ? [{ name, addresses: reading.settings[name] }] : [];
  });
}

function lineOf(server: string, { step, saw, ok }: Finding): string {
  return `${ok ? "ok  " : "BAD "} ${server}: ${step}: ${saw}`;
}
