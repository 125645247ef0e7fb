import { optionNames, readSettings, variableNames, type Source } from "../../functions/relay/settings";
import { exampleDomainsIn } from "./example-domains";
import type { LaunchProblem } from "./problem";

/** Where the mail settings are read from, for the report. */
export const mailSettings = "mail settings (this shell’s environment, or .env)";

/** Every mail setting that is missing, malformed, contradictory or an example; never its value. */
export function mailProblems(source: Source): LaunchProblem[] {
  const wrong = readSettings(source).problems.map(({ variable, problem, fix }) => about(variable, problem, fix));
  const names = [...variableNames, ...optionNames].filter(
    (name) => !wrong.some(({ field }) => field === name),
  );
  const examples = names
    .filter((name) => exampleDomainsIn(source[name] ?? "").length > 0)
    .map((name) => about(name, "names an example’s domain.", "Write the ministry’s own."));
  const local = names
    .filter((name) => /(?:@|\/\/)(?:127(?:\.\d+){3}|\[::1\])/.test(source[name] ?? ""))
    .map((name) => about(name, "leads to this machine.", "Write a server that the live site can reach."));
  return [...wrong, ...examples, ...local];
}

function about(field: string, problem: string, fix: string): LaunchProblem {
  return { kind: "mail", file: mailSettings, field, problem, fix };
}
