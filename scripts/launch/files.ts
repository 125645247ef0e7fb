import { remainingPlaceholders, staleOutputs } from "../../src/content-model/generated/generated";
import type { LaunchProblem } from "./problem";

// A slide contains the devotional's own words: it may be replaced, but need not be.
const slides = "content/pictures/devotional/";

/** Placeholder pictures and stale generated files. */
export function fileProblems(root: string): LaunchProblem[] {
  return [
    ...remainingPlaceholders(root)
      .filter((file) => !file.startsWith(slides))
      .map((file) => ({
        kind: "picture" as const,
        file,
        field: "",
        problem: "is still the placeholder that was drawn by code.",
        fix: "Put the ministry’s own picture in its place, under the same name.",
      })),
    ...staleOutputs(root).map((problem) => ({ ...problem, kind: "stale" as const })),
  ];
}
