import type { Page } from "@playwright/test";
import { baseCharacters } from "../../scripts/fonts/characters";
import metrics from "../../src/theme/fonts/metrics.json";

/** Records which font files a page requests, without the hashes in their names. */
export function watchFonts(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/([a-z-]+)-[0-9a-f]{12}\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) files.push(name);
  });
  return files;
}

/** Whether the system has fonts of the metrics to which the fallback fonts are fitted (src/theme/fonts/metrics.json). */
export function hasFallbackFonts(page: Page): Promise<boolean> {
  const families = [metrics.archivo.fallbacks.arial, metrics.fraunces.fallbacks.timesNewRoman];
  return page.evaluate(
    (faces) =>
      Promise.all(faces.map((face, index) => new FontFace(`installed-${String(index)}`, face).load())).then(
        () => true,
        () => false,
      ),
    families.map(({ local }) => local.map((name) => `local("${name}")`).join()),
  );
}

/** Writes a text into an element, and waits for the fonts that it needs. */
export async function write(page: Page, selector: string, text: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, words) => (element.textContent = words), text);
  await page.evaluate(() => document.fonts.ready);
}

/** Returns the kinds of fonts that render an element's text: true for a web font, false for a system font. */
export async function drawnIn(page: Page, selector: string): Promise<boolean[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return [...new Set(fonts.map(({ isCustomFont }) => isCustomFont))];
}

/** Finds the texts of a page that are rendered in system fonts; arrows added by style sheets are ignored. */
export async function drawnInOthers(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  await page.evaluate(async () => {
    await document.fonts.ready;
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

/** Whether a page's text has no other letters than English needs. */
export async function isInPlainLetters(page: Page): Promise<boolean> {
  const letters = (await page.locator("body").innerText()).match(/\p{L}/gu) ?? [];
  return letters.every((letter) => baseCharacters.includes(letter.codePointAt(0) ?? 0));
}

/** Leaves out the font files with letters that English does not need. Names and addresses of files are taken. */
export function withoutFurtherLetters(fonts: readonly string[]): string[] {
  return fonts.filter((name) => !/-ext(?:-[ab])?(?:-[0-9a-f]{12}\.woff2)?$/.test(name));
}
