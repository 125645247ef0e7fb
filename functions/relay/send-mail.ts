import {
  createTransport,
  type NodemailerError,
  type SendMailOptions,
  type SMTPTransportOptions,
} from "nodemailer";

/** How the sending of a mail ended. */
export interface Delivery {
  /**
   * "sent": a server has accepted the mail. "partly-sent": only for some of its readers. "unconfirmed": a server
   * received all of it, but did not answer. "refused": no server has it, and the last one would refuse it again.
   * "later": no server has it.
   */
  outcome: "sent" | "partly-sent" | "refused" | "later" | "unconfirmed";
  /** The last reply code of a server, if any. */
  smtpCode: number | null;
  /** How many attempts were made. */
  attempts: number;
}

/** The time limit for sending a message, in ms. Netlify's shortest limit for an answer has been 10 seconds. */
export const deliveryTimeMs = 8_000;

/** Returns whether at least one reader has the message. */
export function isSent(outcome: string): outcome is "sent" | "partly-sent" {
  return outcome === "sent" || outcome === "partly-sent";
}

/**
 * Sends a mail in at most two attempts: one on each of two servers, or both on a single one unless its first reply is
 * permanent (5yz). The first of two servers has half of the time. A single one has all of it. Both attempts send the
 * same Message-ID, so that a mail program can recognize a duplicate.
 * @param time for both attempts together, in ms
 */
export async function sendMail(
  [first, second]: readonly SMTPTransportOptions[],
  mail: SendMailOptions,
  time: number,
): Promise<Delivery> {
  const deadline = after(time);
  const half = after(time / 2);
  const one = await attempt(first, mail, second ? half : deadline);
  const mayRetry = second !== undefined || one.outcome !== "refused";
  if (isSent(one.outcome) || !mayRetry || deadline.aborted) return { ...one, attempts: 1 };
  const other = await attempt(second ?? first, mail, deadline);
  const smtpCode = other.smtpCode ?? one.smtpCode;
  const isUnconfirmed = one.outcome === "unconfirmed" && !isSent(other.outcome);
  return { outcome: isUnconfirmed ? "unconfirmed" : other.outcome, smtpCode, attempts: 2 };
}

function after(time: number): AbortSignal {
  return AbortSignal.timeout(Math.max(0, Math.floor(time)));
}

async function attempt(
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
