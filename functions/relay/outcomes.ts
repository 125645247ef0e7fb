import { timeoutStatus, notSetUpStatus } from "../../src/forms/endpoint";
import type { Delivery } from "./send-mail";

/** The failures, with the status of each (RFC 9110). docs/launch.md explains them to operators. */
export const failureStatus = {
  malformed: 400,
  foreign: 403,
  method: 405,
  "too-large": 413,
  "media-type": 415,
  honeypot: 422,
  invalid: 422,
  limited: 429,
  error: 500,
  // A status of its own, so that the form does not suggest a retry, which would fail until an operator sets the form up.
  unconfigured: notSetUpStatus,
  refused: 502,
  later: 503,
  unconfirmed: timeoutStatus,
} as const;

/** An outcome other than success. */
export type Failure = keyof typeof failureStatus;

/** The result of sending a payload. */
export interface Sending {
  outcome: Failure | Delivery["outcome"];
  /** The mail server's last reply code, if any. */
  smtpCode?: number | null;
  /** The number of delivery attempts; 0 for a message that was sent before. */
  attempts?: number;
  /** The reference in the mail. */
  reference?: string;
  /** The draft's key, for a page that can send the same draft again. */
  key?: string;
  /** The seconds to wait before the next attempt, if known. */
  retryAfterSeconds?: number;
}
