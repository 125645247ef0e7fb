import type { Source } from "./settings/environment";
import type { Limiter } from "./limits/limiter";
import type { IdempotencyStore } from "./request/idempotency-store";
import type { Sending } from "./sending";
import type { SmtpServer } from "./mail/smtp-server";
import type { Transport } from "./mail/transport";

/** The dependencies of the relay that a test may replace. */
export interface Relay {
  /** Creates the transport for a mail server. */
  transport: (server: SmtpServer) => Transport;
  /** The settings; the process's environment by default. */
  source?: Source;
  /** The time limit for the delivery, in ms. */
  time?: number;
  /** The drafts that were accepted recently; the process's own store by default. */
  idempotencyStore?: IdempotencyStore<Sending>;
  /** The rate limiter; by default the one of the settings. */
  limiter?: Limiter;
}
