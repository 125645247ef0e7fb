import { Readable } from "node:stream";
import type { NodemailerError } from "nodemailer";
import SMTPConnection, { type SMTPEnvelope } from "nodemailer/lib/smtp-connection";
import type { Mail } from "./compose";
import { deliveryTime } from "./deliver";
import type { SmtpServer } from "./smtp-server";
import { DeliveryFailure, type Transport } from "./transport";

/** nodemailer adds the refused recipients here before it reads the message. */
type Envelope = SMTPEnvelope & { rejectedErrors?: NodemailerError[] };

/**
 * Creates the transport for one mail server. It uses nodemailer's connection instead of its transporter, which sends
 * unencrypted if no TLS is offered, skips a login that is not offered, and reports success if only some recipients
 * were accepted.
 */
export function createSmtpTransport(server: SmtpServer): Transport {
  return { send: (mail, signal) => deliverOnce(server, mail, signal) };
}

function deliverOnce(server: SmtpServer, mail: Mail, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(connectionOptions(server));
    const envelope = envelopeOf(mail);
    const message = messageFor(envelope, mail.raw);
    const end = (settle: () => void): void => {
      signal.removeEventListener("abort", fail);
      settle();
      connection.close();
    };
    const fail = (error?: unknown): void => {
      // Once the message has been read to its end, nodemailer writes the final dot.
      const details = { smtpCode: replyCodeOf(error), dotSent: message.readableEnded };
      end(() => reject(new DeliveryFailure(details)));
    };
    signal.addEventListener("abort", fail);
    // The listener is never removed: a late error without one would end the process.
    connection.on("error", fail);

    const sendMessage = (): void =>
      connection.send(envelope, message, (error, info) => {
        if (error || info.rejected.length > 0) return fail(error);
        end(() => resolve(Number.parseInt(info.response, 10)));
      });
    connection.connect((error) => {
      if (error) return fail(error);
      if (!server.credentials) return sendMessage();
      // No password is sent to a server that offers no login.
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
    // A mail server on this machine may have a self-signed certificate.
    ignoreTLS: !secure && loopback,
    // Otherwise nodemailer would continue a DNS lookup after the delivery was aborted.
    dnsTimeout: deliveryTime,
    // Closes at once: a half-open connection would keep the process running.
    socketCloseTimeout: 0,
  };
}

// RET=HDRS (RFC 3461, 4.3), if the server offers it: a bounce goes to MAIL_FROM and should not quote the message.
function envelopeOf({ from, to, raw }: Mail): Envelope {
  return { from, to: [...to], size: raw.length, dsn: { ret: "HDRS" } };
}

/**
 * Creates the message's stream, which nodemailer reads after the replies to all recipients. If a recipient was refused,
 * the stream is destroyed before the final dot, so that the server delivers the message to nobody (RFC 5321, 4.1.1.4).
 */
function messageFor(envelope: Envelope, raw: Buffer): Readable {
  let written = 0;
  return new Readable({
    read(size) {
      const { rejectedErrors = [] } = envelope;
      if (rejectedErrors.length > 0) {
        this.destroy(Object.assign(new Error("A recipient was refused."), { rejectedErrors }));
        return;
      }
      const chunk = raw.subarray(written, written + size);
      written += chunk.length;
      this.push(chunk.length > 0 ? chunk : null);
    },
  });
}

// The highest code: after one permanent refusal (5yz) the mail can never reach all recipients.
function replyCodeOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const { responseCode = 0, rejectedErrors = [] } = error as NodemailerError;
  return Math.max(responseCode, ...rejectedErrors.map((refusal) => refusal.responseCode ?? 0)) || null;
}
