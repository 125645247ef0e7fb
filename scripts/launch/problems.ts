import { formatByFile, type Mistake } from "../../src/content-model/messages";

/** The categories of what is left to do, in the order of the summary. */
const launchKinds = {
  sample: ["sample", "samples"],
  domain: ["example domain", "example domains"],
  link: ["shared payment link", "shared payment links"],
  list: ["email list to try", "email lists to try"],
  legal: ["legal line", "legal lines"],
  mail: ["mail setting", "mail settings"],
  schedule: ["schedule", "schedules"],
  stale: ["old or missing file", "old or missing files"],
  mistake: ["mistake in the content", "mistakes in the content"],
} as const;

export type LaunchKind = keyof typeof launchKinds;

/** One thing that is left to do before the launch. */
export interface LaunchProblem extends Mistake {
  readonly kind: LaunchKind;
}

/** Formats the output of `npm run check:launch`. */
export function describeLaunch(problems: readonly LaunchProblem[]): string {
  if (problems.length === 0) return "launch: nothing is left";
  const counts = Object.entries(launchKinds).flatMap(([kind, [one, several]]) => {
    const count = problems.filter((problem) => problem.kind === kind).length;
    return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : several}`];
  });
  return `${formatByFile(problems)}\n\nlaunch: ${String(problems.length)} left: ${counts.join(", ")}`;
}
