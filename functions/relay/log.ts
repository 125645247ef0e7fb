import type { Fault } from "./fault";

/** How a request ended. */
export type Outcome =
  | "sent"
  | "method"
  | "foreign"
  | "media-type"
  | "too-large"
  | "malformed"
  | "trapped"
  | "invalid"
  | "limited"
  | "unconfigured"
  | "refused"
  | "later"
  | "deadline"
  | "error";

/** Everything that is ever logged about a request: nothing that a visitor wrote, and nobody's address. */
export interface LogLine {
  /** The reference in the mail's subject. */
  ref: string;
  /** The form's name. */
  form: string;
  outcome: Outcome;
  /** The mail server's last reply code, where there was one. */
  smtpCode: number | null;
  /** From the request to its answer, in milliseconds. */
  ms: number;
  /** How many deliveries were tried; none for a draft that was accepted before. */
  attempt: number;
  /** Where an error of the site's own came from. */
  fault?: Fault | undefined;
}

/** Writes one line of JSON to stdout, field by field so that nothing else can slip in. */
export function writeLog({ ref, form, outcome, smtpCode, ms, attempt, fault }: LogLine): void {
  // JSON leaves out what is undefined.
  process.stdout.write(`${JSON.stringify({ ref, form, outcome, smtpCode, ms, attempt, fault })}\n`);
}

/** Writes a line about the relay itself. `event` is a constant. */
export function writeNotice(event: "redis-unreachable"): void {
  process.stdout.write(`${JSON.stringify({ event })}\n`);
}
