import { createLimiter, type Limiter } from "./limits";
import { createNames, type Names } from "./names";
import { deliveryTime, isSent } from "./send-mail";
import { createSentMessages, type SentMessages } from "./sent-messages";
import type { Sending } from "./outcome";
import { readSettings, type Settings } from "./settings";

/** What all requests of a process share. */
export interface Relay {
  settings: Settings;
  limiter: Limiter;
  names: Names;
  sent: SentMessages<Sending>;
  /** The time limit for sending a message, in ms. */
  time: number;
}

/** Creates a relay. */
export function createRelay(settings: Settings, time: number = deliveryTime): Relay {
  const names = createNames(settings.secret);
  return {
    settings,
    limiter: createLimiter(settings),
    names,
    sent: createSentMessages<Sending>(isSent),
    time,
  };
}

const key = Symbol.for("site.relay");

/**
 * Returns the process's relay, whose settings are read once. A module's variable would not do, since some servers
 * reload a function's module for every request.
 */
export function processRelay(): Relay {
  const memory = globalThis as unknown as Record<symbol, Relay | undefined>;
  return (memory[key] ??= createRelay(readSettings()));
}
