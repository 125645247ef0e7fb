import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createTransport, type NodemailerError, type SMTPTransportOptions } from "nodemailer";

/** A step that a server did not accept, and its reply without any address, user name or password. */
export interface Refusal {
  step: string;
  reply: string;
}

/**
 * Connects to a mail server and logs in.
 * @param timeMs the timeout
 * @returns undefined if the server accepted the login
 */
export async function checkLogin(server: SMTPTransportOptions, timeMs: number): Promise<Refusal | undefined> {
  const timeouts = { connectionTimeout: timeMs, greetingTimeout: timeMs, socketTimeout: timeMs };
  const timeout = sleep(timeMs, { step: "connection", reply: noAnswer }, { ref: false });
  const login = createTransport({ ...server, ...timeouts }).verify();
  return Promise.race([timeout, login.then(() => undefined, refusalOf)]);
}

/**
 * Goes through MAIL FROM, RCPT TO and DATA. Sends neither content nor the final dot, so the server does not deliver
 * anything (RFC 5321, 4.1.1.4).
 * @returns undefined if the server accepted sender and recipient
 */
export async function checkRecipient(
  server: SMTPTransportOptions,
  envelope: { from: string; to: string },
  timeMs: number,
): Promise<Refusal | undefined> {
  const controller = new AbortController();
  const transport = createTransport(server);
  transport.use("stream", ({ message }, done) => {
    // nodemailer reads the message after the reply to DATA.
    message.processFunc(() => new Readable({ read: () => controller.abort() }));
    done();
  });
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeMs)]);
  try {
    await transport.sendMail({ envelope, text: "", signal });
    return { step: "DATA", reply: "failed" };
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    return signal.aborted ? { step: "recipient", reply: noAnswer } : refusalOf(error as NodemailerError);
  }
}

const noAnswer = "no answer in time";

// Texts for nodemailer's commands and codes.
const explanations: Readonly<Record<string, string>> = {
  CONN: "connection",
  ETIMEDOUT: noAnswer,
  // With this reply, Google's relay refuses greetings and networks that it does not know.
  421: "the server closed the connection (421). If this line contains EHLO, add ?name= and a domain that the provider knows to the setting. If the provider accepts only known IP addresses, choose SMTP authentication there. Otherwise, try again later.",
  CERT_HAS_EXPIRED: "the server’s certificate has expired (CERT_HAS_EXPIRED)",
};

// The error's message is left out, since it may contain the host or an address.
function refusalOf({ command = "CONN", responseCode, originalCode, code }: NodemailerError): Refusal {
  const reply = String(responseCode ?? originalCode ?? code ?? "failed");
  return { step: explanations[command] ?? command, reply: explanations[reply] ?? reply };
}
