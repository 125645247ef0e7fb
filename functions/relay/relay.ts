import { createLimiter, type Limiter } from "./limits";
import { createNames, type Names } from "./names";
import type { Sending } from "./outcome";
import { deliveryTime } from "./send-mail";
import { readSettings, type Settings } from "./settings";

/** What all requests of a process share. */
export interface Relay {
  settings: Settings;
  limiter: Limiter;
  names: Names;
  /** The messages that are being sent or were sent recently, by their ids. */
  sent: Map<string, Promise<Sending>>;
  /** The time limit for sending a message, in ms. */
  time: number;
}

/** Creates a relay. */
export function createRelay(settings: Settings, time: number = deliveryTime): Relay {
  return {
    settings,
    limiter: createLimiter(settings),
    names: createNames(settings.secret),
    sent: new Map(),
    time,
  };
}

let relay: Relay | undefined;

/** Returns the process's relay. Settings are read at the first request. */
export function processRelay(): Relay {
  return (relay ??= createRelay(readSettings()));
}
