import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "../scripts/test/browser";

const executablePath = findTestBrowser();
const slow = "**/*.slow.spec.ts";
// Where `npm test -- fixed` builds the tests' own content.
const fixed = { siteRoot: ".test-sites/fixed" };

/**
 * Tests in a real Chromium, on production builds, with a real SMTP server behind the forms: each page of the site (or
 * of the build in SITE_ROOT), the journeys of visitors, the editing screen, and all slow browser tests.
 */
export default defineConfig<object, { siteRoot: string }>({
  projects: [
    { name: "pages", testDir: "../tests/pages", testIgnore: slow, timeout: 120_000 },
    { name: "journeys", testDir: "../tests/journeys", testIgnore: slow, use: fixed },
    // The screen renders hundreds of inputs, which is slow on a busy machine.
    { name: "editing", testDir: "../tests/editing", testIgnore: slow, use: fixed, timeout: 120_000 },
    { name: "wide", testDir: "../tests", testMatch: slow, use: fixed, timeout: 120_000 },
  ],
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: true,
  // A retry would hide faults that a visitor sees.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: "list",
  use: {
    browserName: "chromium",
    // Traces would take a third of the run. To trace a failed test, run it with `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium's sandbox needs rights that a container seldom has.
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The headless shell would round the width of each letter, which moves text when a font loads.
        "--font-render-hinting=none",
      ],
    },
  },
});
