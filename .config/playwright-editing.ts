import { defineConfig } from "@playwright/test";
import journeys from "./playwright";

/** Journeys through the editing screen, apart from the others: no visitor meets it. */
export default defineConfig({
  ...journeys,
  testDir: "../tests/editing",
  // The screen renders hundreds of inputs, which takes its time on a busy machine.
  timeout: 120_000,
});
