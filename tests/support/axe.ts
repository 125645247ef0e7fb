import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe on a page as it stands, by WCAG 2.2 AA and axe's best practices.
 * @returns each violation as "rule: selectors"; none when there is nothing to mend
 */
export async function findBarriers(page: Page): Promise<string[]> {
  // Given to the browser by the debugger, past the page's own policy, which forbids it as it should.
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })`,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
