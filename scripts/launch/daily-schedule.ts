import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { isTimeZone } from "../../src/calendar/time-zones";
import type { LaunchProblem } from "./problem";

/**
 * The schedule of the daily check in netlify.toml, unless it is in the first hours of the site's day: what is due on a
 * day would appear late, by almost a day where it runs just before midnight.
 * @param root the project's folder
 * @param zone the site's time zone
 */
export function scheduleProblems(root: string, zone: string): LaunchProblem[] {
  const schedule = readSchedule(join(root, "netlify.toml"));
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(schedule ?? "") ?? [];
  if (minute === undefined || hour === undefined || !isTimeZone(zone)) return [];
  if (latestHour(zone, Number(hour), Number(minute)) < firstHours) return [];
  const hours = Array.from({ length: 24 }, (_, index) => index);
  const best = hours.reduce((a, b) => (latestHour(zone, b, 10) < latestHour(zone, a, 10) ? b : a));
  return [
    {
      kind: "schedule",
      file: "netlify.toml",
      field: "functions.daily.schedule",
      problem: `"${String(schedule)}" (UTC) is not in the first hours of a day in ${zone}, so that what is due appears late.`,
      fix: `Write "10 ${String(best)} * * *".`,
    },
  ];
}

const firstHours = 8;

interface Settings {
  functions?: { daily?: { schedule?: string } };
}

function readSchedule(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return (parse(readFileSync(file, "utf8")) as Settings).functions?.daily?.schedule;
}

/** The later one of the hours, in winter and in summer, that clocks in a zone show at a time of UTC. */
function latestHour(timeZone: string, hour: number, minute: number): number {
  const clock = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" });
  const [january, july] = [0, 6];
  return Math.max(
    ...[january, july].map((month) => Number(clock.format(Date.UTC(2026, month, 15, hour, minute)))),
  );
}
