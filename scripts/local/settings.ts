import { readEnvironment } from "../../functions/relay/environment";

/** Ends the process before anything is built when a mail setting is missing or malformed; names all of them. */
export function refuseBadSettings(environment: Readonly<Record<string, string | undefined>>): void {
  const reading = readEnvironment(undefined, environment);
  if (reading.ok) return;
  for (const { message } of reading.problems) console.error(message);
  process.exit(1);
}
