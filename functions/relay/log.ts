import type { Fault } from "./fault";
import type { Outcome } from "./outcome";

/** All that is logged about a request: no visitor's words and no address. */
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
  /** The number of delivery attempts; 0 for a draft that was accepted before. */
  attempt: number;
  /** The origin of an error in the site's own code. */
  fault?: Fault | undefined;
}

/** Writes a line of JSON to stdout. It picks the fields one by one, so that no other property is logged. */
export function writeLog({ ref, form, outcome, smtpCode, ms, attempt, fault }: LogLine): void {
  // JSON leaves out what is undefined.
  process.stdout.write(`${JSON.stringify({ ref, form, outcome, smtpCode, ms, attempt, fault })}\n`);
}

/** Logs the result of the daily check. `faults` has constants and reply codes, by setting. */
export function writeDailyLog(faults: Readonly<Record<string, string>>): void {
  const outcome = Object.keys(faults).length === 0 ? "ok" : "failed";
  process.stdout.write(`${JSON.stringify({ event: "daily", outcome, faults })}\n`);
}

/** Writes a line about the relay itself. `event` is a constant. */
export function writeNotice(event: "redis-unreachable"): void {
  process.stdout.write(`${JSON.stringify({ event })}\n`);
}
