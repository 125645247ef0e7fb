import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on the page in its current state, with the rules for WCAG 2.2 AA and axe's best practices.
 * @returns the accessibility violations as "rule: selectors"; an empty list if there are none
 */
export async function findBarriers(page: Page): Promise<string[]> {
  // The script is injected with the debugger, because the page's Content-Security-Policy blocks it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // The results of all rules are long: only the violations leave the page.
  return page.evaluate(async (runOnly) => {
    const results = await window.axe?.run(document, { runOnly, resultTypes: ["violations"] });
    if (results === undefined) throw new Error("axe is not loaded. Inject its script before calling it.");
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, tags);
}
