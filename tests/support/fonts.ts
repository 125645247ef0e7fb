import type { Page } from "@playwright/test";

/** Notes which font files a page asks for, without the hash of each name. */
export function watchFonts(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/([a-z-]+)-[0-9a-f]{12}\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) files.push(name);
  });
  return files;
}

/** Writes a text into an element, and waits for the fonts that it needs. */
export async function write(page: Page, selector: string, text: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, words) => (element.textContent = words), text);
  await page.evaluate(() => document.fonts.ready);
}

/** Which kinds of fonts an element's signs are drawn in: true for one that the page has brought, false for others. */
export async function drawnIn(page: Page, selector: string): Promise<boolean[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return [...new Set(fonts.map(({ isCustomFont }) => isCustomFont))];
}

/** Which of a page's texts are not drawn in its own fonts; arrows, which style sheets add, are left aside. */
export async function drawnInOthers(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("::before, ::after { content: none !important; }");
    document.adoptedStyleSheets = [sheet];
  });
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1 });
  const written = new Set(nodes.filter(({ nodeType }) => nodeType === 3).map(({ parentId }) => parentId));
  const others: string[] = [];
  for (const { nodeId, nodeName } of nodes.filter((node) => written.has(node.nodeId))) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    const installed = fonts.filter(({ isCustomFont }) => !isCustomFont);
    others.push(...installed.map(({ familyName }) => `${nodeName}: ${familyName}`));
  }
  return others;
}
