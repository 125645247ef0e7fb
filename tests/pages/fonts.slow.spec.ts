import type { Page } from "@playwright/test";
import { contact, formOn } from "../support/contact-page";
import { openPage, paths, visit } from "../support/page";
import { expect, test } from "../support/site";

/** Records which font files a page requests, without the hashes in their names. */
function watchFonts(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/([a-z-]+)-[0-9a-f]+\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) files.push(name);
  });
  return files;
}

/**
 * Finds the texts of a page that are drawn in fonts of the system. It ignores arrows that style sheets add, and texts
 * from right to left, because our fonts do not have their letters.
 */
async function findTextInOtherFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  await page.evaluate(async () => {
    await document.fonts.ready;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("::before, ::after { content: none !important; }");
    document.adoptedStyleSheets = [sheet];
    for (const text of document.querySelectorAll("[dir=rtl]")) text.remove();
  });
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1 });
  const textParents = new Set(nodes.filter(({ nodeType }) => nodeType === 3).map(({ parentId }) => parentId));
  const otherFonts: string[] = [];
  for (const { nodeId, nodeName } of nodes.filter((node) => textParents.has(node.nodeId))) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    const installedFonts = fonts.filter(({ isCustomFont }) => !isCustomFont);
    otherFonts.push(...installedFonts.map(({ familyName }) => `${nodeName}: ${familyName}`));
  }
  return otherFonts;
}

for (const path of paths)
  test(`the page ${path} does not use fonts of the system`, async ({ page }) => {
    await openPage(page, path);
    expect(await findTextInOtherFonts(page)).toEqual([]);
  });

test("an English page without special characters loads one file for each font", async ({ page }) => {
  const fonts = watchFonts(page);
  await openPage(page, "/privacy");
  expect(fonts).toContain("text");
  expect(new Set(fonts).size).toBe(fonts.length);
  expect(fonts.filter((name) => /-ext(-[ab])?$/.test(name))).toEqual([]);
});

test("letters typed into a form load the font files that contain them", async ({ page }) => {
  await visit(page, "/contact");
  const fonts = watchFonts(page);
  await formOn(page, contact).field("Name").fill("Žofie Ụmụ");
  await expect.poll(() => fonts.sort()).toEqual(["text-ext-a", "text-ext-b"]);
});

for (const width of [360, 768, 1440])
  test(`pages do not shift their layout while they load at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 1000 });
    const shifts: string[] = [];
    for (const path of paths) {
      await openPage(page, path);
      const shift = await page.evaluate(() => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: "layout-shift", buffered: true });
        return observer
          .takeRecords()
          .reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
      });
      // Without the fonts that the fallbacks are fitted to (Arial, Times New Roman, Liberation), text moves slightly.
      if (shift > 0.05) shifts.push(`${path} ${String(shift)}`);
    }
    expect(shifts).toEqual([]);
  });
