import { defineConfig } from "@playwright/test";
import journeys from "./playwright";

/** Journeys through the editing screen: they take as long as half of the others, and no visitor meets it. */
export default defineConfig({ ...journeys, testDir: "../tests/editing" });
