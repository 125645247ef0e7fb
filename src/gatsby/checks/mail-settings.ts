import {
  formatProblem,
  readSettings,
  type Source,
  requiredSettingNames,
} from "../../../functions/relay/settings";

/**
 * Lists each mail setting that is missing, malformed or contradictory, without its value.
 * The build uses none of them and may not see the functions' environment, so it only warns.
 * @returns nothing if all settings are valid, or if none is set on a machine that needs none
 */
export function settingsWarning(source: Source): string | undefined {
  const { problems } = readSettings(source);
  const hasNone = requiredSettingNames.every((name) => (source[name] ?? "").trim() === "");
  if (problems.length === 0 || (hasNone && source.CONTEXT !== "production")) return undefined;
  return [
    "With the settings of this build, the forms cannot deliver all messages:",
    ...problems.map((problem) => `  ${formatProblem(problem)}`),
    "See .env.example. `npm run check:mail` tests the settings.",
  ].join("\n");
}
