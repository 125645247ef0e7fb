import type { NodemailerError } from "nodemailer";
import type { Mail } from "./compose";
import type { SmtpServer } from "./smtp-server";
import { outgoingMessage, runSession } from "./smtp-session";
import { DeliveryFailure, type Transport } from "./transport";

/** Creates the transport for one mail server. */
export function createSmtpTransport(server: SmtpServer): Transport {
  return { send: (mail, signal) => deliverOnce(server, mail, signal) };
}

async function deliverOnce(server: SmtpServer, mail: Mail, signal: AbortSignal): Promise<number> {
  const message = outgoingMessage(mail);
  try {
    return await runSession(server, signal, message);
  } catch (error) {
    // Once the message has been read to its end, nodemailer writes the final dot.
    throw new DeliveryFailure({ smtpCode: replyCodeOf(error), dotSent: message.content.readableEnded });
  }
}

// The highest code: after one permanent refusal (5yz) the mail can never reach all recipients.
function replyCodeOf(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const { responseCode = 0, rejectedErrors = [] } = error as NodemailerError;
  return Math.max(responseCode, ...rejectedErrors.map((refusal) => refusal.responseCode ?? 0)) || null;
}
