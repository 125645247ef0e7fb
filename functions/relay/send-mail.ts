import {
  createTransport,
  type NodemailerError,
  type SendMailOptions,
  type SMTPTransportOptions,
} from "nodemailer";

/** The result of sending a mail. */
export interface Delivery {
  /**
   * "sent": a server has accepted the mail. "partly-sent": only for some of its readers. "unconfirmed": a server
   * received the whole mail, but did not answer. "refused": no server has accepted the mail, and the last server would
   * refuse it again. "later": no server has accepted the mail.
   */
  outcome: "sent" | "partly-sent" | "refused" | "later" | "unconfirmed";
  /** The last reply code of a server, if any. */
  smtpCode: number | null;
  attempts: number;
}

/** The time limit for sending a message. Netlify's shortest limit for an answer has been 10 seconds. */
export const deliveryTimeMs = 8_000;

/** Returns whether at least one reader has the message. */
export function isSent(outcome: string): outcome is "sent" | "partly-sent" {
  return outcome === "sent" || outcome === "partly-sent";
}

/**
 * Sends a mail in at most two attempts. The first of two servers has half of the time, and the second server the rest.
 * A single server has all of the time, and a second attempt unless the first reply is permanent (5yz). Both attempts
 * send the same Message-ID, so that a mail program can recognize a duplicate.
 * @param timeMs the limit for both attempts together
 */
export async function sendMail(
  [firstServer, secondServer]: readonly SMTPTransportOptions[],
  mail: SendMailOptions,
  timeMs: number,
): Promise<Delivery> {
  const deadlineSignal = abortAfter(timeMs);
  const halfTimeSignal = abortAfter(timeMs / 2);
  const firstResult = await attemptDelivery(
    firstServer,
    mail,
    secondServer ? halfTimeSignal : deadlineSignal,
  );
  const mayRetry = secondServer !== undefined || firstResult.outcome !== "refused";
  if (isSent(firstResult.outcome) || !mayRetry || deadlineSignal.aborted)
    return { ...firstResult, attempts: 1 };
  const secondResult = await attemptDelivery(secondServer ?? firstServer, mail, deadlineSignal);
  const smtpCode = secondResult.smtpCode ?? firstResult.smtpCode;
  const isUnconfirmed = firstResult.outcome === "unconfirmed" && !isSent(secondResult.outcome);
  return { outcome: isUnconfirmed ? "unconfirmed" : secondResult.outcome, smtpCode, attempts: 2 };
}

function abortAfter(timeMs: number): AbortSignal {
  return AbortSignal.timeout(Math.max(0, Math.floor(timeMs)));
}

async function attemptDelivery(
  server: SMTPTransportOptions | undefined,
  mail: SendMailOptions,
  signal: AbortSignal,
): Promise<Omit<Delivery, "attempts">> {
  const transport = createTransport(server);
  const progress = { isRead: false };
  // nodemailer reads the message after the reply to DATA, and writes the final dot once it has read all of it.
  transport.use("stream", ({ message }, done) => {
    message.processFunc((stream) => stream.once("end", () => (progress.isRead = true)));
    done();
  });
  try {
    const { response, rejected } = await transport.sendMail({ ...mail, signal });
    return { outcome: rejected.length > 0 ? "partly-sent" : "sent", smtpCode: Number.parseInt(response, 10) };
  } catch (error) {
    const { responseCode: code = 0 } = error as NodemailerError;
    if (code >= 400 && code < 600) return { outcome: code < 500 ? "later" : "refused", smtpCode: code };
    return { outcome: progress.isRead ? "unconfirmed" : "later", smtpCode: null };
  }
}
