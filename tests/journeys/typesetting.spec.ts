import { indexableRoutes } from "../support/indexable-routes";
import { texts } from "../support/content";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";

const [book = ""] = texts("facts.json", "book.name");

for (const route of indexableRoutes("public")) {
  test(`${route} breaks no word after its first letter, and sets the book's title in italics`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, route);
    const faults = await page.getByRole("main").evaluate((main, title) => {
      for (const details of main.querySelectorAll("details")) details.open = true;
      const found: string[] = [];
      const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        const words = node.textContent ?? "";
        const { parentElement } = node;
        for (const { index, 0: word } of words.matchAll(/(?<![\p{L}\p{N}-])\p{L}-\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) found.push(`breaks: ${word}`);
        }
        // Capitals are no running text, and have no italics.
        const isLabel = parentElement && getComputedStyle(parentElement).textTransform === "uppercase";
        if (title !== "" && words.includes(title) && !isLabel && !parentElement?.closest("em"))
          found.push(`upright: ${words}`);
      }
      return found;
    }, book);
    expect(faults).toEqual([]);
  });
}

test("the header's links are evenly apart on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/");
  const gaps = await page
    .getByRole("banner")
    .getByRole("navigation")
    .locator("li a")
    .evaluateAll((links) => {
      const words = links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0));
    });
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
});
