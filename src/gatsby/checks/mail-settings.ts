import {
  formatProblem,
  readSettings,
  type Source,
  requiredSettingNames,
} from "../../../functions/relay/settings";

/**
 * Lists the mail settings that are missing, invalid or contradictory, without their values. The result is only a warning,
 * because the build does not use these settings and may not have the environment of the functions.
 * @returns undefined if all settings are valid, or if a build that is not for production does not have any settings
 */
export function warnAboutSettings(source: Source): string | undefined {
  const { problems } = readSettings(source);
  const hasNoSettings = requiredSettingNames.every((name) => (source[name] ?? "").trim() === "");
  if (problems.length === 0 || (hasNoSettings && source.CONTEXT !== "production")) return undefined;
  return [
    "Some settings of the forms or the daily check are missing or invalid in this build:",
    ...problems.map((problem) => `  ${formatProblem(problem)}`),
    "See .env.example. On Netlify, correct the environment variables, then deploy again. `npm run check:mail` tests the settings of your own computer.",
  ].join("\n");
}
