import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import {
  optionalSettingNames,
  readSettings,
  requiredSettingNames,
  type Environment,
} from "../../functions/relay/settings";
import { isTimeZone } from "../../src/calendar/time-zones";
import { checkContent, type Content } from "../../src/content-model/check";
import {
  compareMistakes,
  formatByFile,
  formatMistakes,
  type Mistake,
} from "../../src/content-model/messages";
import { fillKnown } from "../../src/content-model/facts";
import { exampleDomainsIn, samplesIn, type Sample } from "../../src/content-model/samples";
import { findOutdatedFiles } from "../outdated-files";
import { contentProblems } from "./content-problems";
import { countSamples, describeSamples } from "./describe-samples";

/** The remaining steps before a site goes live under a real name. */
export interface LaunchReport {
  /** The mistakes in the content. If the content has mistakes, nothing else is checked. */
  readonly mistakes: readonly Mistake[];
  /** The files and groups that are still marked as samples. */
  readonly samples: readonly Sample[];
  readonly content: Content;
  /** The other remaining steps, sorted by file and line. */
  readonly steps: readonly Mistake[];
}

/**
 * Lists the remaining steps before a site goes live under a real name.
 * @param root the project's folder
 * @param environment the environment with the mail settings
 */
export function checkLaunch(root: string, environment: Environment): LaunchReport {
  const checkedContent = checkContent(join(root, "content"));
  const { mistakes, content } = checkedContent;
  if (mistakes.length > 0) return { mistakes, samples: [], content, steps: [] };
  const zone = fillKnown("{gathering.schedule.zone}", content.facts ?? {});
  const steps = [
    ...contentProblems(content),
    ...findOutdatedFiles(checkedContent, root),
    ...mailProblems(environment),
    ...scheduleProblems(root, zone),
  ];
  return { mistakes, samples: samplesIn(content.files), content, steps: steps.sort(compareMistakes) };
}

/** Formats the output of `npm run check:launch`: promises first, then the other samples and the other steps. */
export function describeLaunch({ mistakes, samples, content, steps }: LaunchReport): string {
  if (mistakes.length > 0)
    return `${formatMistakes(mistakes)}\n\nlaunch: Correct all mistakes in the content, then run the command again to see the remaining steps.`;
  const counts = [
    ...countSamples(samples),
    ...(steps.length > 0 ? [`other steps (${String(steps.length)})`] : []),
  ];
  if (counts.length === 0) return "launch: no steps are left";
  const otherSteps = steps.length > 0 ? [`OTHER STEPS\n\n${formatByFile(steps)}`] : [];
  const summary = `launch: still to do: ${counts.join(", ")}`;
  return [...describeSamples(samples, content), ...otherSteps, summary].join("\n\n");
}

/** All problems of the mail settings, without the settings' values. */
export function mailProblems(environment: Environment): Mistake[] {
  const file = "mail settings on this computer (.env or environment variables, but not those at Netlify)";
  const mistakeIn = (field: string, problem: string, fix: string): Mistake => ({ file, field, problem, fix });
  const invalidSettings = readSettings(environment).problems.map(({ variable, problem, fix }) =>
    mistakeIn(variable, problem, fix),
  );
  const otherProblems = [...requiredSettingNames, ...optionalSettingNames]
    .filter((name) => !invalidSettings.some(({ field }) => field === name))
    .flatMap((name) => {
      const value = environment[name] ?? "";
      if (/:\/\/(?:.*@)?(?:localhost|127(?:\.\d+){3}|\[::1\])(?![\w.-])/.test(value))
        return [mistakeIn(name, "points to this computer.", "Use a server that the live site can reach.")];
      const problem = "contains a domain that is reserved for examples and tests.";
      return exampleDomainsIn(value).length > 0 ? [mistakeIn(name, problem, "Write the real address.")] : [];
    });
  return [...invalidSettings, ...otherProblems];
}

interface NetlifySettings {
  functions?: { daily?: { schedule?: string } };
}

/** The daily check must run before this hour of the site's day. */
const deadlineHour = 8;

/**
 * Reports the schedule of the daily check in netlify.toml if it is not in the first hours of the site's day. If the
 * check runs later in the day, teachings and events that are due that day appear late.
 */
export function scheduleProblems(root: string, zone: string): Mistake[] {
  const file = join(root, "netlify.toml");
  const settings: NetlifySettings = existsSync(file) ? parse(readFileSync(file, "utf8")) : {};
  const schedule = settings.functions?.daily?.schedule ?? "";
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(schedule) ?? [];
  if (minute === undefined || hour === undefined || !isTimeZone(zone)) return [];
  if (latestHour(zone, Number(hour), Number(minute)) < deadlineHour) return [];
  const hours = Array.from({ length: 24 }, (_, index) => index);
  const bestHour = hours.reduce((a, b) => (latestHour(zone, b, 10) < latestHour(zone, a, 10) ? b : a));
  return [
    {
      file: "netlify.toml",
      field: "functions.daily.schedule",
      problem: `"${schedule}" (UTC) is not shortly after midnight in ${zone}, so teachings and events would appear late.`,
      fix: `Write "10 ${String(bestHour)} * * *".`,
    },
  ];
}

/** The local hour of a UTC time in a zone, in winter or in summer, whichever is later. */
function latestHour(timeZone: string, hour: number, minute: number): number {
  const hourFormat = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" });
  const [january, july] = [0, 6];
  return Math.max(
    ...[january, july].map((month) => Number(hourFormat.format(Date.UTC(2026, month, 15, hour, minute)))),
  );
}
