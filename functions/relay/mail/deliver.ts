import type { Mail } from "./compose";
import { DeliveryFailure, type Transport } from "./transport";

/** How the delivery of a mail ended. */
export interface Delivery {
  outcome: "sent" | "refused" | "later" | "deadline";
  /** The last reply code of a server, where there was one. */
  smtpCode: number | null;
  /** How many attempts were made. */
  attempts: number;
}

/** All the time for a message, in ms: Netlify's shortest limit for an answer has been 10 seconds. */
export const deliveryTime = 8_000;

/**
 * Delivers a mail, trying each transport in turn while there is time. A refusal of the mail for good ends it. A server
 * that refuses for reasons of its own, an expired password say, is not asked again, but another one is; the same
 * server once more is the same transport twice.
 * Each attempt hands over the same bytes, so that a reader's mail program can tell a double by its Message-ID.
 */
export async function deliver(
  mail: Mail,
  transports: readonly Transport[],
  time: number = deliveryTime,
): Promise<Delivery> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), time);
  // Each server's last word.
  const failures = new Map<Transport, DeliveryFailure>();
  let smtpCode: number | null = null;
  let attempts = 0;
  try {
    for (const transport of transports) {
      if (failures.get(transport)?.permanent) continue;
      attempts += 1;
      try {
        smtpCode = await orDeadline(transport.send(mail, deadline.signal), deadline.signal);
        return { outcome: "sent", smtpCode, attempts };
      } catch (error) {
        if (!(error instanceof DeliveryFailure)) throw error;
        failures.set(transport, error);
        smtpCode = error.smtpCode ?? smtpCode;
        if (error.final || deadline.signal.aborted) break;
      }
    }
  } finally {
    clearTimeout(timer);
  }
  return { outcome: outcomeOf([...failures.values()]), smtpCode, attempts };
}

// Where one server was only down or busy, it may still take the mail when the visitor tries again.
function outcomeOf(failures: readonly DeliveryFailure[]): Delivery["outcome"] {
  const passing = failures.filter(({ permanent }) => !permanent);
  if (failures.some(({ final }) => final) || passing.length === 0) return "refused";
  return passing.at(-1)?.timedOut ? "deadline" : "later";
}

// The deadline holds even for a transport that does not heed its signal.
function orDeadline<T>(sending: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DeliveryFailure({ timedOut: true })), { once: true });
    sending.then(resolve, reject);
  });
}
