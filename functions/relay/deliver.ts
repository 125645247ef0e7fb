import type { Mail } from "./compose";
import { DeliveryFailure, type Transport } from "./transport";

/** How the delivery of a mail ended. */
export interface Delivery {
  outcome: "sent" | "refused" | "later" | "deadline";
  /** The server's last reply code, where there was one. */
  smtpCode: number | null;
  /** How many attempts were made. */
  attempts: number;
}

/** All the time for a message, in ms: Netlify's shortest limit for an answer has been 10 seconds. */
export const deliveryTime = 8_000;

/**
 * Delivers a mail, trying each transport in turn while there is time. A refusal for good ends it.
 * Each attempt hands over the same bytes, so that a reader's mail program can tell a double by its Message-ID.
 */
export async function deliver(
  mail: Mail,
  transports: readonly Transport[],
  time: number = deliveryTime,
): Promise<Delivery> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), time);
  let failure = new DeliveryFailure({});
  let attempts = 0;
  try {
    for (const transport of transports) {
      attempts += 1;
      try {
        const smtpCode = await orDeadline(transport.send(mail, deadline.signal), deadline.signal);
        return { outcome: "sent", smtpCode, attempts };
      } catch (error) {
        if (!(error instanceof DeliveryFailure)) throw error;
        failure = error;
      }
      if (failure.permanent || deadline.signal.aborted) break;
    }
  } finally {
    clearTimeout(timer);
  }
  return { outcome: outcomeOf(failure), smtpCode: failure.smtpCode, attempts };
}

function outcomeOf({ permanent, timedOut }: DeliveryFailure): Delivery["outcome"] {
  if (permanent) return "refused";
  return timedOut ? "deadline" : "later";
}

// The deadline holds even for a transport that does not heed its signal.
function orDeadline<T>(sending: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DeliveryFailure({ timedOut: true })), { once: true });
    sending.then(resolve, reject);
  });
}
