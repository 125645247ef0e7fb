import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const name = "@mdn/mdn-http-observatory";
const version = "1.4.8";

/** What one of the scanner's tests says. */
export interface Finding {
  result: string;
  scoreModifier: number;
}

/** Mozilla's HTTP Observatory: its tests, and what each result counts. */
export interface Scanner {
  tests: readonly ((requests: unknown) => { result: string })[];
  modifierOf(result: string): number;
  /** Below this, by what was taken away, nothing is added. */
  minimumForCredit: number;
}

/**
 * Loads the scanner, and downloads it first where it is missing. It is no dependency of the project: it weighs 130
 * MB, and its installation downloads lists that a scan of our own pages does not need.
 */
export async function loadScanner(): Promise<Scanner> {
  const folder = resolve("node_modules", ".cache", `http-observatory-${version}`);
  const scanner = join(folder, "node_modules", name);
  if (!existsSync(join(scanner, "package.json"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder];
    execFileSync("npm", ["install", ...options, `${name}@${version}`], { stdio: "inherit" });
  }
  // The HSTS preload list: empty, so that a score does not depend on it.
  writeFileSync(join(scanner, "conf", "hsts-preload.json"), "{}");

  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(scanner, "src", file)).href);
  const { ALL_TESTS } = (await load("constants.js")) as { ALL_TESTS: Scanner["tests"] };
  const { getScoreModifier } = (await load("grader/grader.js")) as {
    getScoreModifier: Scanner["modifierOf"];
  };
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = (await load("grader/charts.js")) as {
    MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  };
  return { tests: ALL_TESTS, modifierOf: getScoreModifier, minimumForCredit: MINIMUM_SCORE_FOR_EXTRA_CREDIT };
}
