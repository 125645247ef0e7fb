/** The origin of an error in the site's own code, without its message, which may contain a visitor's words. */
export interface Fault {
  /** The error's class. */
  error: string;
  /** The stack's frames, innermost first, each a file and a line. */
  at: string[];
}

/** Describes anything that was thrown. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  return { error: error.constructor.name, at: framesOf(error) };
}

function framesOf({ stack = "", message }: Error): string[] {
  // The stack begins with the message, which may look like frames. Inseparable, they give no frames.
  const text = message && `: ${message}`;
  const start = stack.indexOf(`${text}\n`);
  if (start < 0 || /[:\n]/.test(stack.slice(0, start))) return [];
  const frames = stack.slice(start + text.length).matchAll(frame);
  return Array.from(frames, ([, place = ""]) => place.replace(`${process.cwd()}/`, ""));
}

// "    at name (file:line:column)", or without the name and its brackets.
const frame = /^ {4}at (?:async )?(?:[^(\n]* \()?(.+:\d+):\d+\)?$/gm;
