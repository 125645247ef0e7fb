import { defineConfig } from "@playwright/test";
import journeys from "./playwright";

/** Journeys through the editing screen, apart from the others: no visitor meets it. */
export default defineConfig({
  ...journeys,
  testDir: "../tests/editing",
  // A trace copies the screen's hundreds of inputs at each step, which takes longer than the steps themselves.
  use: { ...journeys.use, trace: "off", screenshot: "only-on-failure" },
});
