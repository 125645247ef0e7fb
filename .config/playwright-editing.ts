import { defineConfig } from "@playwright/test";
import journeys from "./playwright";

/** Journeys through the editing screen, apart from the others: no visitor meets it. */
export default defineConfig({ ...journeys, testDir: "../tests/editing" });
