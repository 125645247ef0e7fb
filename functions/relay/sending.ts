import type { Delivery } from "./mail/deliver";

/** How an attempt to send a payload ended. */
export interface Attempt {
  outcome: Delivery["outcome"] | "unconfigured" | "limited";
  /** The mail server's last reply code, where there was one. */
  smtpCode: number | null;
  /** The number of delivery attempts; 0 if the draft had been accepted before. */
  attempts: number;
  /** In how many seconds to try again, where that is known. */
  retryAfter?: number;
}

/** How the sending of a payload ended. */
export interface Sending extends Attempt {
  /** The reference in the mail; the request's own if there is no mail. */
  reference: string;
  /** The draft's key, for the page from which the same draft may be sent again. */
  key?: string;
}
