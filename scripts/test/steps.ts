import { testTime } from "../../src/calendar/clock";
import { packagePath } from "../local/child";

/** A command of the test run. */
export interface Step {
  name: string;
  title: string;
  /** The arguments of Node. */
  args: readonly string[];
  /** The runner, whose report has the number of tests. A step without a runner counts as one test. */
  runner?: "jest" | "playwright";
  /** The step that must have passed before. */
  needs?: string;
  environment?: Readonly<Record<string, string>>;
}

const scriptArgs = (file: string, ...args: string[]) => ["--import", "tsx", file, ...args];

const jestArgs = (...args: string[]) => [
  packagePath("jest", "bin/jest.js"),
  "-c",
  ".config/jest.mjs",
  ...args,
];

const playwrightArgs = (project: string) => [
  packagePath("@playwright/test", "cli.js"),
  ...["test", "-c", ".config/playwright.ts", `--project=${project}`, "--reporter=list,json"],
];

/** The arguments for an npm script whose tool npx downloads, at most about once a day. */
const npmArgs = (name: string) => [process.env["npm_execpath"] ?? "npm", "run", "--silent", name];

const unitTests = ["--roots", "src", "functions", "scripts"];
const slowTestExclusion = ["--testPathIgnorePatterns", "\\.slow\\."];

/** Whether a step keeps one core busy. Jest and Playwright use all cores. */
export function usesOneCore({ runner }: Step): boolean {
  return runner === undefined;
}

/** A site to build and test: a copy of the project in .test-sites with other content, or the project itself. */
interface Site {
  /** The name of the copy's folder in .test-sites, or undefined for the project itself. */
  name?: string;
  /** The description of the content in the titles of the steps. */
  title: string;
  /** The folder of the content, and the folder of the look. */
  folders?: readonly string[];
  /** The time for which the content is written. The default is today. */
  time?: string;
}

/** The steps that build a site, read its files, and open its pages in a browser. */
function stepsOf({ name, title, folders = [], time }: Site): Record<"build" | "builtFiles" | "pages", Step> {
  const isCopy = name !== undefined;
  const environment = {
    ...(isCopy ? { SITE_ROOT: `.test-sites/${name}` } : {}),
    ...(time === undefined ? {} : { TEST_TIME: time }),
  };
  const build = {
    name: name ?? "build",
    title: `Production build of ${title}`,
    args: scriptArgs("scripts/test/build.ts", ...(isCopy ? [name, ...folders] : [])),
    environment,
  };
  const builtFiles: Step = {
    name: isCopy ? `${name}-built` : "built",
    title: `Built files of ${title}`,
    args: jestArgs("--roots", "tests/built"),
    runner: "jest",
    needs: build.name,
    environment,
  };
  const pages: Step = {
    name: isCopy ? `${name}-pages` : "pages",
    title: `Pages of ${title} in a browser`,
    args: playwrightArgs("pages"),
    runner: "playwright",
    needs: build.name,
    environment,
  };
  return { build, builtFiles, pages };
}

const testContent = "tests/fixtures/content";
const site = stepsOf({ title: "content/" });
const testContentSite = stepsOf({
  name: "fixed",
  title: "the tests' content",
  folders: [testContent],
  time: testTime,
});
const lookSite = stepsOf({
  name: "look",
  title: "the tests' content with another look",
  folders: [testContent, "tests/look"],
  time: testTime,
});
const esperanza = stepsOf({
  name: "esperanza",
  title: "a ministry in Spanish",
  folders: ["tests/ministries/esperanza/content"],
});

/** The steps of `npm test`, in their order. */
export const steps: readonly Step[] = [
  {
    name: "format",
    title: "Formatting of the code",
    // Only code is checked. Content may have been edited on GitHub, which does not format files.
    args: [
      packagePath("prettier", "bin/prettier.cjs"),
      ...["--check", "--log-level", "warn", "**/*.{ts,tsx,cjs,mjs}"],
    ],
  },
  { name: "content", title: "Content check", args: scriptArgs("scripts/check-content.ts") },
  site.build,
  {
    name: "lint",
    title: "Lint",
    // After `npm ci`, which empties the cache, every file is checked.
    args: [
      packagePath("eslint", "bin/eslint.js"),
      ...["-c", ".config/eslint.mjs", "--max-warnings", "0", "--cache"],
      ...["--cache-location", "node_modules/.cache/eslint/", "."],
    ],
    // Typed rules read the types of the queries, which the build writes.
    needs: site.build.name,
  },
  testContentSite.build,
  { name: "types", title: "Types", args: scriptArgs("scripts/types.ts"), needs: site.build.name },
  {
    name: "unit",
    title: "Unit tests",
    args: jestArgs(...unitTests, ...slowTestExclusion),
    runner: "jest",
    // A date that is read in the machine's time zone is a day early in the west, or a day late in the east.
    environment: { TZ: "America/Los_Angeles" },
  },
  {
    name: "unit-east",
    title: "Unit tests of dates, in a time zone east of Greenwich",
    args: jestArgs("--roots", "src/calendar", "src/gatsby", "src/seo", "src/text", ...slowTestExclusion),
    runner: "jest",
    environment: { TZ: "Pacific/Kiritimati" },
  },
  site.builtFiles,
  site.pages,
  testContentSite.builtFiles,
  testContentSite.pages,
  {
    name: "journeys",
    title: "Journeys of visitors",
    args: playwrightArgs("journeys"),
    runner: "playwright",
    needs: testContentSite.build.name,
  },
  { name: "editing", title: "The editing screen", args: playwrightArgs("editing"), runner: "playwright" },
];

/** The additional steps of `npm run test:all`. */
export const additionalSteps: readonly Step[] = [
  {
    name: "unused",
    title: "Unused files, exports and packages",
    args: npmArgs("check:unused"),
  },
  {
    name: "prose",
    title: "Spelling",
    args: npmArgs("check:prose"),
  },
  { name: "licences", title: "Licences", args: npmArgs("check:licences") },
  {
    name: "slow",
    title: "Slow unit tests",
    args: jestArgs(...unitTests, "--testPathPatterns", "\\.slow\\."),
    runner: "jest",
  },
  lookSite.build,
  lookSite.pages,
  {
    name: "wide",
    title: "Slow journeys",
    args: playwrightArgs("wide"),
    runner: "playwright",
    needs: testContentSite.build.name,
  },
  esperanza.build,
  esperanza.builtFiles,
  esperanza.pages,
];
