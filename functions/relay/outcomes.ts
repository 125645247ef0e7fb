import { timeoutStatus, notSetUpStatus } from "../../src/forms/endpoint";
import type { Delivery } from "./send-mail";

/** The failures, with the status of each (RFC 9110). docs/launch.md explains them to operators. */
export const failureStatus = {
  malformed: 400,
  foreign: 403, // from a page of another site
  method: 405, // not a POST request
  "too-large": 413,
  "media-type": 415,
  honeypot: 422,
  invalid: 422,
  limited: 429,
  error: 500,
  // A status of its own, so that the form does not suggest a retry, which would fail until an operator sets the form up.
  unconfigured: notSetUpStatus,
  refused: 502, // permanently, by the mail server
  later: 503, // not accepted for now by any mail server
  unconfirmed: timeoutStatus,
} as const;

export type Failure = keyof typeof failureStatus;

export interface SendResult {
  outcome: Failure | Delivery["outcome"];
  smtpCode?: number | null;
  /** The number of delivery attempts: 0 if the message repeats an earlier message, missing if it was refused before. */
  attempts?: number;
  reference?: string;
  /** The draft's key, for a page that can send the same draft again. */
  key?: string;
  retryAfterSeconds?: number;
}
