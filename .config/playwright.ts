import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "../scripts/test/browser";

const executablePath = findTestBrowser();
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** Journeys through the production build, in a real Chromium, with a real SMTP server behind the forms. */
export default defineConfig({
  testDir: "../tests/journeys",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: true,
  // A journey that passes at the second attempt hides a fault that a visitor meets.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"], ...(report === undefined ? [] : [["json", { outputFile: report }] as const])],
  use: {
    browserName: "chromium",
    // A trace of each step would take a third of the run; `--trace on` makes one of what failed.
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
      ],
    },
  },
});
