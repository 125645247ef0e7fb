import { join } from "node:path";
import type { Source } from "../../functions/relay/settings";
import { brokenFiles, checkContent } from "../../src/content-model/check";
import { formatByFile, byPlace } from "../../src/content-model/messages";
import { fillKnown } from "../../src/content-model/placeholders";
import { contentProblems } from "./content";
import { scheduleProblems } from "./daily-schedule";
import { staleGuides } from "../guides/stale";
import { mailProblems } from "./mail";
import { launchKinds, type LaunchKind, type LaunchProblem } from "./problem";

/**
 * Lists everything that is left to do before a site goes live under a real name.
 * @param root the project's folder
 * @param source the environment with the mail settings
 * @returns the list, sorted by file and line
 */
export function checkLaunch(root: string, source: Source): LaunchProblem[] {
  const content = checkContent(join(root, "content"));
  const zone = fillKnown("{gathering.schedule.zone}", content.content.facts ?? {});
  return [
    ...contentProblems(content),
    ...(brokenFiles(content.content).length > 0 ? [] : staleGuides(root)).map((problem) => ({
      ...problem,
      kind: "stale" as const,
    })),
    ...mailProblems(source),
    ...scheduleProblems(root, zone),
  ].sort(byPlace);
}

/** Formats the output of `npm run check:launch`. */
export function describeLaunch(problems: readonly LaunchProblem[]): string {
  if (problems.length === 0) return "launch: nothing is left";
  const counts = (Object.keys(launchKinds) as LaunchKind[]).flatMap((kind) => {
    const count = problems.filter((problem) => problem.kind === kind).length;
    const [one, several] = launchKinds[kind];
    return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : several}`];
  });
  return `${formatByFile(problems)}\n\nlaunch: ${String(problems.length)} left: ${counts.join(", ")}`;
}
