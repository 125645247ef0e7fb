import type { Delivery } from "./send-mail";

/** The outcome of a request. answer.ts has each one's answer, and docs/launch.md explains it to operators. */
export type Outcome =
  | Delivery["outcome"]
  | "method"
  | "foreign"
  | "media-type"
  | "too-large"
  | "malformed"
  | "honeypot"
  | "invalid"
  | "limited"
  | "unconfigured"
  | "error";

/** The outcomes other than success. */
export type Failure = Exclude<Outcome, "sent" | "partly-sent">;

/** How the sending of a payload ended. */
export interface Sending {
  outcome: Outcome;
  /** The mail server's last reply code, where there was one. */
  smtpCode?: number | null;
  /** The number of delivery attempts; 0 for a message that was sent before. */
  attempts?: number;
  /** The reference in the mail. */
  reference?: string;
  /** The draft's key, for the page from which the same draft may be sent again. */
  key?: string;
  /** In how many seconds to try again, where that is known. */
  retryAfter?: number;
}
