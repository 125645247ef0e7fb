import { Readable } from "node:stream";
import type { NodemailerError } from "nodemailer";
import SMTPConnection, { type SMTPEnvelope } from "nodemailer/lib/smtp-connection";
import type { Mail } from "./compose";
import { deliveryTime } from "./deliver";
import type { SmtpServer } from "./smtp-server";

/** A message as nodemailer sends it. */
export interface OutgoingMessage {
  envelope: SMTPEnvelope;
  /** nodemailer reads it after the replies to all recipients and to DATA. */
  content: Readable;
}

/** Ends an attempt without content, after the server accepted sender and recipients. */
export class EnvelopeAccepted extends Error {}

/**
 * Prepares a message. If a recipient is refused, or if there is no content, its stream is destroyed before the final
 * dot, so that the server delivers the message to nobody (RFC 5321, 4.1.1.4).
 */
export function outgoingMessage({ from, to, raw }: Omit<Mail, "raw"> & { raw?: Buffer }): OutgoingMessage {
  // RET=HDRS (RFC 3461, 4.3), if the server offers it: a bounce goes to MAIL_FROM and should not quote the message.
  // nodemailer adds the refused recipients to it.
  const envelope: SMTPEnvelope & { rejectedErrors?: NodemailerError[] } = {
    from,
    to: [...to],
    dsn: { ret: "HDRS" },
    ...(raw && { size: raw.length }),
  };
  let written = 0;
  const content = new Readable({
    read(size) {
      const { rejectedErrors = [] } = envelope;
      if (rejectedErrors.length > 0) {
        this.destroy(Object.assign(new Error("A recipient was refused."), { rejectedErrors }));
        return;
      }
      if (!raw) {
        this.destroy(new EnvelopeAccepted());
        return;
      }
      const chunk = raw.subarray(written, written + size);
      written += chunk.length;
      this.push(chunk.length > 0 ? chunk : null);
    },
  });
  return { envelope, content };
}

/**
 * Connects to a mail server, logs in, sends the message if there is one, and closes the connection. It uses
 * nodemailer's connection instead of its transporter, which sends unencrypted if no TLS is offered, skips a login that
 * is not offered, and reports success if only some recipients were accepted.
 * @param signal aborts the session
 * @returns the reply code to the message; 0 without one
 * @throws {NodemailerError} of the step that failed
 */
export function runSession(
  server: SmtpServer,
  signal: AbortSignal,
  message?: OutgoingMessage,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(connectionOptions(server));
    let command = "CONN";
    const end = (settle: () => void): void => {
      signal.removeEventListener("abort", abort);
      settle();
      connection.close();
    };
    const fail = (error: Error): void => end(() => reject(error));
    const failAs = (code: string): void => fail(Object.assign(new Error(code), { command, code }));
    const abort = (): void => failAs("no answer in time");
    signal.addEventListener("abort", abort);
    // The listener is never removed: a late error without one would end the process.
    connection.on("error", fail);

    const sendMessage = (): void => {
      if (!message) return end(() => resolve(0));
      command = "MAIL FROM to DATA";
      connection.send(message.envelope, message.content, (error, info) => {
        if (error) return fail(error);
        if (info.rejected.length > 0) return failAs("refused");
        end(() => resolve(Number.parseInt(info.response, 10)));
      });
    };
    connection.connect((error) => {
      if (error) return fail(error);
      if (!server.credentials) return sendMessage();
      command = "AUTH";
      // No password is sent to a server that offers no login.
      if (!connection.allowsAuth) return failAs("not offered");
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
