import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe on the page in its current state, with the rules for WCAG 2.2 AA and axe's best practices.
 * @returns the accessibility violations as "rule: selectors"; an empty list if there are none
 */
export async function findBarriers(page: Page): Promise<string[]> {
  // The script is injected with the debugger, because the page's Content-Security-Policy blocks it.
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })`,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
