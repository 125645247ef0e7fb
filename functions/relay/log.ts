import type { SendResult } from "./outcomes";

/** A line of the log. It does not contain a visitor's text, an address or the value of a setting. */
type LogLine =
  | {
      /** The reference in the mail's subject. */
      ref: string;
      form: string;
      outcome: SendResult["outcome"];
      /** The mail server's last reply code, if any. */
      smtpCode: number | null;
      /** The time from the request to its answer, in milliseconds. */
      ms: number;
      /** The number of delivery attempts: 0 if the message was refused before delivery, or repeats an earlier message. */
      attempt: number;
      /** The origin of an error in the site's own code. */
      fault?: ErrorOrigin | undefined;
    }
  /** The result of the daily check. `faults` contains a fixed text or a reply code for each setting, never a value. */
  | { event: "daily"; outcome: "ok" | "failed"; faults: Readonly<Record<string, string>> }
  | { event: "redis-unreachable" };

export function writeLog(line: LogLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** The origin of an error: its class and the frames of its stack, innermost first. */
export interface ErrorOrigin {
  error: string;
  at: string[];
}

/** Describes a thrown value without its message, which may contain a visitor's text. */
export function originOf(error: unknown): ErrorOrigin {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const { message, stack = "" } = error;
  // The stack begins with the message, which may look like frames. If the message is not found, no frames are logged.
  const start = stack.indexOf(message);
  const frames = start < 0 ? [] : stack.slice(start + message.length).match(/^ {4}at .*$/gm);
  return { error: error.constructor.name, at: (frames ?? []).map((frame) => frame.slice(7)) };
}
