import { join } from "node:path";
import { startNode } from "../local/child";
import { buildSite } from "../local/gatsby";
import { packageFile } from "../local/package-file";
import { createCanary, findSecret } from "./canary";
import { addCounts, type Counts, oneCheck } from "./counts";
import { countUnitTests, readReport, skippedUnitTests } from "./read-report";
import { runPlaywright } from "./run-playwright";
import { withReport } from "./with-report";

/** A part of the test run. */
export interface Step {
  name: string;
  title: string;
  run(): Promise<Counts>;
  /** The step that must have passed before. */
  needs?: string;
}

/** A part of the test run that is a single program; it passes if the program exits with 0. */
export interface Check {
  name: string;
  title: string;
  /** The arguments of Node. */
  args: readonly string[];
}

/** The checks that `npm test` runs first, the longest ones before the others. */
export const checks: readonly Check[] = [
  {
    name: "lint",
    title: "Lint",
    args: [packageFile("eslint", "bin/eslint.js"), "-c", ".config/eslint.mjs", "--max-warnings", "0", "."],
  },
  { name: "types", title: "Types", args: [packageFile("typescript", "bin/tsc"), "--noEmit"] },
  {
    // Code only: content is also edited on the web, where nothing formats it.
    name: "format",
    title: "Formatting of the code",
    args: [
      packageFile("prettier", "bin/prettier.cjs"),
      ...["--check", "--log-level", "warn", "**/*.{ts,tsx,cjs,mjs}"],
    ],
  },
  {
    // knip lets none of its files be asked for by its path, not even package.json.
    name: "unused",
    title: "Unused files, exports and packages",
    args: [join("node_modules", "knip", "bin", "knip.js"), "-c", ".config/knip.json"],
  },
  { name: "content", title: "Content check", args: ["--import", "tsx", "scripts/check-content.ts"] },
  {
    name: "prose",
    title: "Spelling, Markdown and links to files",
    args: ["--import", "tsx", "scripts/prose/check.ts"],
  },
];

/** The unit tests that end at once, for `npm run check`. */
export const quickTests: Step = { name: "quick", title: "Quick unit tests", run: runQuickTests };

/** The steps that `npm test` runs after the checks, in this order. */
export const steps: readonly Step[] = [
  { name: "unit", title: "Unit tests", run: runUnitTests },
  { name: "build", title: "Production build", run: runBuild },
  { name: "journeys", title: "Journeys in a browser", run: runJourneys, needs: "build" },
  { name: "editing", title: "Journeys through the editing screen", run: runEditingJourneys },
];

function runUnitTests(): Promise<Counts> {
  return runJest();
}

/** The unit tests without those that wait for mail servers, which are in *.slow.test.ts files. */
function runQuickTests(): Promise<Counts> {
  return runJest("--testPathIgnorePatterns", "\\.slow\\.test\\.");
}

async function runJest(...more: string[]): Promise<Counts> {
  return withReport(async (file) => {
    const program = packageFile("jest", "bin/jest.js");
    await startNode([program, "-c", ".config/jest.json", "--json", "--outputFile", file, ...more]).exit;
    return readReport(file, (report) => {
      for (const name of skippedUnitTests(report))
        console.log(`Skipped, since its program is not here: ${name}`);
      return countUnitTests(report);
    });
  });
}

/** Two checks: the site builds, and its output contains no secret of the building machine. */
async function runBuild(): Promise<Counts> {
  const canary = createCanary();
  if (!(await buildSite({ ...process.env, ...canary.settings }))) return oneCheck(false);
  const found = await findSecret(process.cwd(), canary.secret);
  for (const file of found) console.error(`A mail setting of the build's environment stands in ${file}.`);
  if (found.length === 0) console.log("No setting of the build's environment stands in its output.");
  return addCounts([oneCheck(true), oneCheck(found.length === 0)]);
}

function runJourneys(): Promise<Counts> {
  return runPlaywright(".config/playwright.ts");
}

function runEditingJourneys(): Promise<Counts> {
  return runPlaywright(".config/playwright-editing.ts");
}
