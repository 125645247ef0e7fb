import type { Mistake } from "../../src/content-model/messages";

/** The categories of what is left to do, in the order of the summary. */
export const launchKinds = {
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
