import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { remainingStandIns, staleOutputs } from "../../src/content-model/generated/generated";
import { words } from "./content";
import { exampleDomainsIn } from "./example-domains";
import type { LaunchProblem } from "./problem";

// A slide is drawn from the devotional's own words: it may be replaced, but nothing is missing there.
const slides = "content/pictures/devotional/";

/** Pictures that still wait for the ministry's own, generated files that are old, and examples in published texts. */
export function fileProblems(root: string): LaunchProblem[] {
  return [
    ...remainingStandIns(root)
      .filter((file) => !file.startsWith(slides))
      .map((file) => ({
        kind: "picture" as const,
        file,
        field: "",
        problem: "is still the stand-in that was drawn by code.",
        fix: "Put the ministry’s own picture in its place, under the same name.",
      })),
    ...staleOutputs(root).map((problem) => ({ ...problem, kind: "stale" as const })),
    ...publishedTexts(root).flatMap((file) => domainsInText(root, file)),
  ];
}

function publishedTexts(root: string): string[] {
  if (!existsSync(join(root, "static"))) return [];
  return readdirSync(join(root, "static"), { recursive: true, encoding: "utf8" })
    .map((name) => `static/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith(".txt"))
    .sort();
}

function domainsInText(root: string, file: string): LaunchProblem[] {
  return readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((text, index) =>
      exampleDomainsIn(text).map((domain) => ({
        kind: "domain" as const,
        file,
        field: "",
        line: index + 1,
        ...words(domain),
      })),
    );
}
