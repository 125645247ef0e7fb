import { Readable } from "node:stream";
import type { NodemailerError } from "nodemailer";
import SMTPConnection, { type SMTPEnvelope } from "nodemailer/lib/smtp-connection";
import type { Mail } from "./compose";
import { deliveryTime } from "./deliver";
import type { SmtpServer } from "./smtp-server";
import { DeliveryFailure, type Transport } from "./transport";

/** How long a server may take in all until it is ready for the mail, in ms: the other half is for another try. */
export const readyTime = deliveryTime / 2;

/** nodemailer notes here how each recipient fared, before it asks for the message. */
type Envelope = SMTPEnvelope & { rejected?: string[]; rejectedErrors?: NodemailerError[] };

/**
 * Speaks to one mail server through nodemailer's connection rather than its transporter, which sends in clear where
 * no TLS is offered, skips a login that is not offered, and counts a mail for half of its recipients as sent.
 */
export function createSmtpTransport(server: SmtpServer): Transport {
  return { send: (mail, signal) => deliverOnce(server, mail, signal) };
}

function deliverOnce(server: SmtpServer, mail: Mail, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(connectionOptions(server));
    const end = (settle: () => void): void => {
      signal.removeEventListener("abort", giveUp);
      clearTimeout(unready);
      settle();
      connection.close();
    };
    let inTransaction = false;
    const fail = (error?: unknown): void => end(() => reject(toFailure(error, inTransaction)));
    const giveUp = (): void => end(() => reject(new DeliveryFailure({ timedOut: true })));
    // nodemailer waits minutes for a reply to EHLO, STARTTLS or AUTH.
    const unready = setTimeout(giveUp, readyTime);
    signal.addEventListener("abort", giveUp);
    // Stays for as long as the connection: a late error without a listener would end the process.
    connection.on("error", fail);

    const sendMessage = (): void => {
      inTransaction = true;
      // From here on the mail may be taken although no answer comes, and another server would double it.
      clearTimeout(unready);
      const envelope: Envelope = { from: mail.from, to: [...mail.to], size: mail.raw.length };
      connection.send(envelope, messageFor(envelope, mail.raw), (error, info) => {
        if (error || info.rejected.length > 0) return fail(error ?? undefined);
        end(() => resolve(replyCode(info.response)));
      });
    };
    connection.connect((error) => {
      if (error) return fail(error);
      if (!server.credentials) return sendMessage();
      // A password is for a server that asks for one.
      if (!connection.allowsAuth) return fail();
      const { user, password: pass } = server.credentials;
      connection.login({ user, pass }, (refused) => (refused ? fail(refused) : sendMessage()));
    });
  });
}

function connectionOptions({ host, port, secure, loopback }: SmtpServer): SMTPConnection.Options {
  return {
    host,
    port,
    secure,
    requireTLS: !secure && !loopback,
    // A mailbox on this machine may offer a certificate that nobody signed.
    ignoreTLS: !secure && loopback,
    // Else nodemailer would go on looking for a name that has been given up.
    dnsTimeout: readyTime,
    // Closed at once: a server that keeps half a connection open would keep this process too.
    socketCloseTimeout: 0,
  };
}

/**
 * The message as a stream that is first read when every recipient has been answered. If one was refused it breaks off
 * without the final dot, so that the server takes the message for nobody (RFC 5321, 4.1.1.4).
 */
function messageFor(envelope: Envelope, raw: Buffer): Readable {
  return new Readable({
    read() {
      if (envelope.rejected?.length) {
        this.destroy(toRefusal(envelope.rejectedErrors));
        return;
      }
      this.push(raw);
      this.push(null);
    },
  });
}

// One refusal for good is enough: the mail will never reach everyone.
function toRefusal(errors: readonly NodemailerError[] = []): DeliveryFailure {
  const smtpCode = Math.max(0, ...errors.map(({ responseCode = 0 }) => responseCode)) || null;
  return new DeliveryFailure({ smtpCode, inTransaction: true });
}

function toFailure(error: unknown, inTransaction: boolean): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const { code, responseCode, rejectedErrors } = error instanceof Error ? (error as NodemailerError) : {};
  // Where it was refused for all, nodemailer's own code is that of one who may take it later.
  if (rejectedErrors) return toRefusal(rejectedErrors);
  return new DeliveryFailure({
    smtpCode: responseCode ?? null,
    timedOut: code === "ETIMEDOUT",
    inTransaction,
  });
}

function replyCode(response: string): number {
  return Number.parseInt(response, 10);
}
