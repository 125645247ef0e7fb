import { inOneLine, settingProblems } from "../../functions/relay/settings/environment";

/** Ends the process before anything is built when a mail setting is missing or cannot be used; names all of them. */
export function refuseBadSettings(environment: Readonly<Record<string, string | undefined>>): void {
  const problems = settingProblems(environment);
  if (problems.length === 0) return;
  for (const problem of problems) console.error(inOneLine(problem));
  process.exit(1);
}
