import {
  formatProblem,
  readSettings,
  type Environment,
  requiredSettingNames,
} from "../../../functions/relay/settings";

/**
 * Lists the mail settings that are missing, invalid or contradictory, without their values. The result is only a warning,
 * because the build does not use these settings and may not have the environment of the functions.
 * @returns undefined if all settings are valid, or if a build that is not for production does not have any settings
 */
export function warnAboutSettings(environment: Environment): string | undefined {
  const { problems } = readSettings(environment);
  const hasNoSettings = requiredSettingNames.every((name) => (environment[name] ?? "").trim() === "");
  if (problems.length === 0 || (hasNoSettings && environment.CONTEXT !== "production")) return undefined;
  return [
    "Some settings of the forms or the daily check are missing or invalid in this build:",
    ...problems.map((problem) => `  ${formatProblem(problem)}`),
    "See .env.example. On Netlify, correct the environment variables, then deploy again. `npm run check:mail` tests the settings of your own computer.",
  ].join("\n");
}
