import { inOneLine, readSettings } from "../../functions/relay/settings";

/** Exits before anything is built if mail settings are missing or invalid, and prints all of them. */
export function refuseBadSettings(environment: Readonly<Record<string, string | undefined>>): void {
  const problems = readSettings(environment).problems;
  if (problems.length === 0) return;
  for (const problem of problems) console.error(inOneLine(problem));
  process.exit(1);
}
