import { inOneLine, readSettings, type Source, variableNames } from "../../../functions/relay/settings";

/** What to say about the mail settings at a build's end. */
interface SettingsNotice {
  level: "info" | "warn";
  text: string;
}

/**
 * Reports each mail setting that is missing, malformed or contradictory, without its value.
 * The build uses none of them and may not see the functions' environment, so it only warns.
 * @returns nothing if all settings are valid; one sentence if none is set on a machine that needs none
 */
export function settingsNotice(source: Source): SettingsNotice | undefined {
  const problems = readSettings(source).problems;
  if (problems.length === 0) return undefined;
  const names = problems.map(({ variable }) => variable);
  const isPlainMachine =
    source.CONTEXT !== "production" &&
    names.length === variableNames.length &&
    variableNames.every((name) => (source[name] ?? "").trim() === "");
  if (isPlainMachine) {
    const text = `There are no mail settings here. The build does not need them, but the forms of the live site need ${names.join(", ")} (see .env.example).`;
    return { level: "info", text };
  }
  const lines = problems.map((problem) => `  ${inOneLine(problem)}`);
  const [first, last] = [
    "With the settings of this build, the forms cannot deliver all messages:",
    "See .env.example. `npm run check:mail` tests the settings.",
  ];
  return { level: "warn", text: [first, ...lines, last].join("\n") };
}
