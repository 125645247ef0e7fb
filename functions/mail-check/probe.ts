import type { NodemailerError } from "nodemailer";
import type { Mail } from "../relay/mail/compose";
import type { SmtpServer } from "../relay/mail/smtp-server";
import { EnvelopeAccepted, outgoingMessage, runSession } from "../relay/mail/smtp-session";

/** An SMTP envelope to test, named after the setting of its recipients. */
export interface Envelope extends Omit<Mail, "raw"> {
  name: string;
}

/** One step and the server's reply to it, without any address, user name or password. */
export interface Finding {
  step: string;
  saw: string;
  ok: boolean;
}

/**
 * Tests a mail server by the sessions of the forms, up to the content of a message, which is never sent: connection,
 * TLS and login, then sender and recipients of each envelope.
 * @param envelopes none to test connection and login alone
 * @param time the limit for each session, in ms
 */
export async function probe(
  server: SmtpServer,
  envelopes: readonly Envelope[],
  time: number,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  try {
    await runSession(server, AbortSignal.timeout(time));
    findings.push({
      step: server.credentials ? "connection and login" : "connection",
      saw: "accepted",
      ok: true,
    });
  } catch (error) {
    return [findingOf(error as NodemailerError)];
  }
  for (const envelope of envelopes) findings.push(...(await probeEnvelope(server, envelope, time)));
  return findings;
}

async function probeEnvelope(
  server: SmtpServer,
  { name, from, to }: Envelope,
  time: number,
): Promise<Finding[]> {
  try {
    await runSession(server, AbortSignal.timeout(time), outgoingMessage({ from, to }));
    return [];
  } catch (error) {
    if (error instanceof EnvelopeAccepted) return [{ step: name, saw: "accepted", ok: true }];
    const { rejectedErrors = [] } = error as NodemailerError;
    const place = ({ recipient = "" }: NodemailerError): string =>
      ` ${to.indexOf(recipient) + 1} of ${to.length}`;
    return rejectedErrors.length > 0
      ? rejectedErrors.map((refusal) => findingOf(refusal, `${name}: `, place(refusal)))
      : [findingOf(error as NodemailerError, `${name}: `)];
  }
}

// The error's message is left out, since it may contain the host or an address.
function findingOf(
  { command = "", responseCode, originalCode, code }: NodemailerError,
  before = "",
  after = "",
): Finding {
  const saw = String(responseCode ?? originalCode ?? code ?? "failed");
  return { step: `${before}${words[command] ?? command}${after}`, saw: words[saw] ?? saw, ok: false };
}

// nodemailer's commands and codes that need words.
const words: Readonly<Record<string, string>> = {
  CONN: "connection",
  CERT_HAS_EXPIRED: "the server’s certificate has expired (CERT_HAS_EXPIRED)",
};
