import type { SmtpServer } from "../relay/mail/smtp-server";
import { type Conversation, openConversation } from "./conversation";
import { type Finding, createRecorder } from "./findings";
import { openSession } from "./open-session";

/** An SMTP envelope to test, named after the setting of its recipients. */
export interface Envelope {
  name: string;
  from: string;
  to: readonly string[];
}

/**
 * Tests a mail server as the forms use it, up to the message itself, which is never sent: connection, TLS, login, and
 * sender and recipients of each envelope.
 * @param mails the envelopes; none to test connection and login alone
 * @param time the limit for connection, login and one envelope together, in ms
 */
export async function probe(
  server: SmtpServer,
  mails: readonly Envelope[],
  time: number,
): Promise<readonly Finding[]> {
  const recorder = createRecorder();
  const { findings } = recorder;
  let conversation: Conversation | undefined;
  const start = performance.now();
  try {
    conversation = await openConversation(server, time);
    recorder.record(server.secure ? "connected, TLS" : "connected", true);
    if (!(await openSession(conversation, server, recorder))) return findings;
    const left = time - (performance.now() - start);
    for (const [place, { name, from, to }] of mails.entries()) {
      // Each envelope has the time that a single one would have.
      conversation.setTimeLimit(left);
      if (place > 0) await conversation.exchange("RSET");
      recorder.startStep(`${name}: MAIL FROM`);
      if (!recorder.recordReply(await conversation.exchange(`MAIL FROM:<${from}>`))) return findings;
      for (const [index, address] of to.entries()) {
        recorder.startStep(`${name}: RCPT TO ${index + 1} of ${to.length}`);
        recorder.recordReply(await conversation.exchange(`RCPT TO:<${address}>`));
      }
    }
  } catch (error) {
    recorder.record(codeOf(error), false);
  } finally {
    conversation?.end();
  }
  return findings;
}

// The code, such as ECONNREFUSED or ENOTFOUND: the error's message would contain the host.
function codeOf(error: unknown): string {
  const code: unknown =
    typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (code === "CERT_HAS_EXPIRED") return "the server’s certificate has expired (CERT_HAS_EXPIRED)";
  return typeof code === "string" ? code : "failed";
}
