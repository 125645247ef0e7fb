import { testTime } from "../../src/calendar/clock";
import { packageFile } from "../local/child";

/** A command of the test run. */
export interface Step {
  name: string;
  title: string;
  /** The arguments of Node. */
  args: readonly string[];
  /** Which runner counts its tests in a report; other commands count as one check. */
  runner?: "jest" | "playwright";
  /** The step that must have passed before. */
  needs?: string;
  environment?: Readonly<Record<string, string>>;
}

const script = (file: string, ...args: string[]) => ["--import", "tsx", file, ...args];

const jest = (...args: string[]) => [packageFile("jest", "bin/jest.js"), "-c", ".config/jest.mjs", ...args];

const playwright = (project: string) => [
  packageFile("@playwright/test", "cli.js"),
  ...["test", "-c", ".config/playwright.ts", `--project=${project}`, "--reporter=list,json"],
];

// Tools that are downloaded when they run, about once a day.
const npmRun = (name: string) => [process.env["npm_execpath"] ?? "npm", "run", "--silent", name];

/** The environment of a test's site: the folder it is built in, and the time that its content is written for. */
const siteOfTests = (name: string) => ({ SITE_ROOT: `.test-sites/${name}`, TEST_TIME: testTime });

/** The second ministry's content is written for today. */
const esperanza = { SITE_ROOT: ".test-sites/esperanza" };

const unitTests = ["--roots", "src", "functions", "scripts"];
const notSlow = ["--testPathIgnorePatterns", "\\.slow\\."];

/** Whether a step keeps one core busy. Jest and Playwright use all cores. */
export function usesOneCore({ runner }: Step): boolean {
  return runner === undefined;
}

/** The steps of `npm test`, in their order. */
export const steps: readonly Step[] = [
  {
    name: "format",
    title: "Formatting of the code",
    // Content is excluded, because it is also edited on the web, where it is not formatted.
    args: [
      packageFile("prettier", "bin/prettier.cjs"),
      ...["--check", "--log-level", "warn", "**/*.{ts,tsx,cjs,mjs}"],
    ],
  },
  { name: "content", title: "Content check", args: script("scripts/check-content.ts") },
  { name: "build", title: "Production build", args: script("scripts/test/build.ts") },
  {
    name: "lint",
    title: "Lint",
    // After `npm ci`, which empties the cache, every file is checked.
    args: [
      packageFile("eslint", "bin/eslint.js"),
      ...["-c", ".config/eslint.mjs", "--max-warnings", "0", "--cache"],
      ...["--cache-location", "node_modules/.cache/eslint/", "."],
    ],
    // Typed rules read the types of the queries, which the build writes.
    needs: "build",
  },
  {
    name: "fixed",
    title: "Production build of the tests' content",
    args: script("scripts/test/build.ts", "fixed", "tests/fixtures/content"),
    environment: siteOfTests("fixed"),
  },
  { name: "types", title: "Types", args: script("scripts/types.ts"), needs: "build" },
  {
    name: "unit",
    title: "Unit tests",
    args: jest(...unitTests, ...notSlow),
    runner: "jest",
    // A date that is read in the machine's time zone is a day early in the west, or a day late in the east.
    environment: { TZ: "America/Los_Angeles" },
  },
  {
    name: "unit-east",
    title: "Unit tests of dates, east of Greenwich",
    args: jest("--roots", "src/calendar", "src/gatsby", "src/seo", "src/text", ...notSlow),
    runner: "jest",
    environment: { TZ: "Pacific/Kiritimati" },
  },
  {
    name: "built",
    title: "Built pages",
    args: jest("--roots", "tests/built"),
    runner: "jest",
    needs: "build",
  },
  {
    name: "pages",
    title: "Each page in a browser",
    args: playwright("pages"),
    runner: "playwright",
    needs: "build",
  },
  {
    name: "fixed-built",
    title: "Its built pages",
    args: jest("--roots", "tests/built", "--testPathIgnorePatterns", "stopped"),
    runner: "jest",
    needs: "fixed",
    environment: siteOfTests("fixed"),
  },
  {
    name: "fixed-pages",
    title: "Each of its pages in a browser",
    args: playwright("pages"),
    runner: "playwright",
    needs: "fixed",
    environment: siteOfTests("fixed"),
  },
  {
    name: "journeys",
    title: "Journeys of visitors",
    args: playwright("journeys"),
    runner: "playwright",
    needs: "fixed",
  },
  { name: "editing", title: "The editing screen", args: playwright("editing"), runner: "playwright" },
];

/** The additional steps of `npm run test:all`. */
export const wideSteps: readonly Step[] = [
  {
    name: "unused",
    title: "Unused files, exports and packages",
    args: npmRun("check:unused"),
  },
  {
    name: "prose",
    title: "Spelling",
    args: npmRun("check:prose"),
  },
  { name: "licences", title: "Licences", args: npmRun("check:licences") },
  {
    name: "slow",
    title: "Slow unit tests",
    args: jest(...unitTests, "--testPathPatterns", "\\.slow\\."),
    runner: "jest",
  },
  {
    name: "look",
    title: "Production build with another look",
    args: script("scripts/test/build.ts", "look", "tests/fixtures/content", "tests/look"),
    environment: siteOfTests("look"),
  },
  {
    name: "look-pages",
    title: "Each of its pages in a browser",
    args: playwright("pages"),
    runner: "playwright",
    needs: "look",
    environment: siteOfTests("look"),
  },
  { name: "wide", title: "Slow journeys", args: playwright("wide"), runner: "playwright", needs: "fixed" },
  {
    name: "esperanza",
    title: "Production build of a ministry in Spanish",
    args: script("scripts/test/build.ts", "esperanza", "tests/ministries/esperanza/content"),
    environment: esperanza,
  },
  {
    name: "esperanza-built",
    title: "Its built pages",
    args: jest("--roots", "tests/built"),
    runner: "jest",
    needs: "esperanza",
    environment: esperanza,
  },
  {
    name: "esperanza-pages",
    title: "Each of its pages in a browser",
    args: playwright("pages"),
    runner: "playwright",
    needs: "esperanza",
    environment: esperanza,
  },
];
