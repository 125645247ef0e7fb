import type { Source } from "./settings/environment";
import type { Limiter } from "./limits/limiter";
import type { Repeats } from "./limits/repeats";
import type { Sending } from "./send";
import type { SmtpServer } from "./mail/smtp-server";
import type { Transport } from "./mail/transport";

/** What a test may replace. */
export interface Relay {
  /** How a mail server is spoken to. */
  transport: (server: SmtpServer) => Transport;
  /** Where the settings are read from; the process's environment by default. */
  source?: Source;
  /** All the time for the delivery, in ms. */
  time?: number;
  /** What was accepted a short while ago; the process's own memory by default. */
  repeats?: Repeats<Sending>;
  /** What counts the messages; by default what the settings say. */
  limiter?: Limiter;
}
