/** The outcome of a request. answer/problem.ts has each one's answer, and docs/launch.md explains it to operators. */
export type Outcome =
  | "sent"
  | "method"
  | "foreign"
  | "media-type"
  | "too-large"
  | "malformed"
  | "honeypot"
  | "invalid"
  | "limited"
  | "unconfigured"
  | "refused"
  | "later"
  | "unconfirmed"
  | "error";

/** The outcomes other than success. */
export type Failure = Exclude<Outcome, "sent">;
