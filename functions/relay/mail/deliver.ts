import type { Mail } from "./compose";
import { DeliveryFailure, type Transport } from "./transport";

/** How the delivery of a mail ended. */
export interface Delivery {
  /** "unconfirmed": no server accepted the message, and one that received all of it did not answer. */
  outcome: "sent" | "refused" | "later" | "unconfirmed";
  /** The last reply code of a server, where there was one. */
  smtpCode: number | null;
  /** How many attempts were made. */
  attempts: number;
}

/** The time limit for sending a message, in ms. Netlify's shortest limit for an answer has been 10 seconds. */
export const deliveryTime = 8_000;

/**
 * Delivers a mail in at most two attempts: one on each server, or both on a single one unless its first reply is
 * permanent (5yz). The first of two servers has half of the time, a single one has all of it. Both attempts send the
 * same bytes, so that a mail program can recognize a duplicate by its Message-ID.
 * @param transports the first server and the second, which may be the same
 * @param time for both attempts together, in ms
 */
export async function deliver(
  mail: Mail,
  transports: readonly [Transport, Transport],
  time: number = deliveryTime,
): Promise<Delivery> {
  const [first, second] = transports;
  const [halfTime, deadline] = [new AbortController(), new AbortController()];
  const timers = [setTimeout(() => halfTime.abort(), time / 2), setTimeout(() => deadline.abort(), time)];
  const failures: DeliveryFailure[] = [];
  let smtpCode: number | null = null;
  const attempt = async (transport: Transport, { signal }: AbortController): Promise<boolean> => {
    try {
      smtpCode = await transport.send(mail, signal);
      return true;
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error;
      failures.push(error);
      smtpCode = error.smtpCode ?? smtpCode;
      return false;
    }
  };
  try {
    let isSent = await attempt(first, first === second ? deadline : halfTime);
    const mayRetry = first !== second || !failures[0]?.permanent;
    if (!isSent && mayRetry && !deadline.signal.aborted) isSent = await attempt(second, deadline);
    const attempts = failures.length + (isSent ? 1 : 0);
    return { outcome: isSent ? "sent" : outcomeOf(failures), smtpCode, attempts };
  } finally {
    timers.forEach(clearTimeout);
  }
}

// The last server's answer decides whether a retry may succeed.
function outcomeOf(failures: readonly DeliveryFailure[]): Delivery["outcome"] {
  if (failures.some(({ unconfirmed }) => unconfirmed)) return "unconfirmed";
  return failures.at(-1)?.permanent ? "refused" : "later";
}
