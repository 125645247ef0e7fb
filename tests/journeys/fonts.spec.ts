import type { Page } from "@playwright/test";
import { hold } from "../support/hydration";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";

const firstFaces = ["archivo", "fraunces"];
const furtherFaces = ["archivo-bold", "fraunces-italic"];

/** Notes which font files a page asks for, without the hash of each name. */
function watchFonts(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/([a-z-]+)-[0-9a-f]{12}\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) files.push(name);
  });
  return files;
}

/** Writes a text into an element, and waits for the fonts that it needs. */
async function write(page: Page, selector: string, text: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element, words) => (element.textContent = words), text);
  await page.evaluate(() => document.fonts.ready);
}

/** Which kinds of fonts an element's signs are drawn in: true for one that the page has brought, false for others. */
async function drawnIn(page: Page, selector: string): Promise<boolean[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return [...new Set(fonts.map(({ isCustomFont }) => isCustomFont))];
}

test("the styles are applied, and fonts come from the site", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Fraunces/);
  await expect(page.locator("body")).toHaveCSS("font-family", /Archivo/);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""));
  });
  expect(loaded).toEqual(expect.arrayContaining(["Fraunces", "Fraunces Italic", "Archivo"]));
});

test("a page in plain English fetches one file of each face", async ({ page }) => {
  const fonts = watchFonts(page);
  await visit(page, "/privacy");
  expect(fonts.sort()).toEqual(furtherFaces.concat(firstFaces).sort());
});

test("on the first page of a visit, what is not read first waits until that is painted", async ({ page }) => {
  await visit(page, "/about");
  await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
  const asked = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return fonts.map(({ name, startTime }) => ({ name, waited: startTime > (paint?.startTime ?? Infinity) }));
  });
  const named = (waited: boolean): string[] =>
    asked
      .filter((font) => font.waited === waited)
      .map(({ name }) => /([a-z-]+)-[0-9a-f]+\.woff2$/.exec(name)?.[1] ?? name)
      .sort();
  expect({ first: named(false), further: named(true) }).toEqual({ first: firstFaces, further: furtherFaces });
});

test("on the first page of a visit, italics come though the bold face does not", async ({ page }) => {
  await page.route("**/archivo-bold-*.woff2", (route) => route.abort());
  await visit(page, "/about");
  const italics = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /Fraunces Italic/.test(family) && status === "loaded"),
    );
  await expect.poll(italics).toBe(true);
  expect(await drawnIn(page, "h1 em")).toEqual([true]);
});

test("on the first page of a visit, labels wait in a stand-in, not in a bold that the browser makes", async ({
  page,
}) => {
  const letThrough = await hold(page, "**/archivo-bold-*.woff2");
  const asked = page.waitForRequest("**/archivo-bold-*.woff2");
  await page.goto("/about", { waitUntil: "commit" });
  await asked;
  expect(await drawnIn(page, "footer nav h2")).toEqual([false]);
  letThrough();
  await expect.poll(() => drawnIn(page, "footer nav h2")).toEqual([true]);
});

test("on the next page of the visit nothing waits", async ({ page }) => {
  await visit(page, "/about");
  await page.addInitScript(() => {
    const note = () => {
      const media = [...document.styleSheets].map((sheet) => sheet.media.mediaText);
      document.documentElement.dataset["atFirst"] =
        `${media.join()} ${String(document.querySelectorAll("link[rel=manifest]").length)}`;
    };
    addEventListener("DOMContentLoaded", note);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
  await page.waitForURL("**/events");
  await expect(page.locator("html")).toHaveAttribute("data-at-first", ", 1");
});

test("without script nothing waits either", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const fonts = watchFonts(page);
  await visit(page, `${site}/about`);
  expect(fonts.sort()).toEqual(furtherFaces.concat(firstFaces).sort());
  await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
  await context.close();
});

for (const { selector, text, file } of [
  { selector: "h1", text: "50% · 3/4", file: "fraunces-ext" },
  { selector: "h1", text: "Café", file: "fraunces-ext" },
  { selector: "h1", text: "Łucja", file: "fraunces-ext-a" },
  { selector: "h1", text: "Ẹkọ", file: "fraunces-ext-b" },
  { selector: "main p", text: "été, œuvre, [x]", file: "archivo-ext" },
  { selector: "main p", text: "Žofie", file: "archivo-ext-a" },
  { selector: "main p", text: "Ụmụ Ọlọ́run", file: "archivo-ext-b" },
  { selector: "footer nav h2", text: "été", file: "archivo-bold-ext" },
  { selector: "footer nav h2", text: "łucja", file: "archivo-bold-ext-a" },
  { selector: "footer nav h2", text: "ẹkọ́", file: "archivo-bold-ext-b" },
]) {
  test(`“${text}” in ${selector} fetches the further letters, is drawn in them, and fetches no more`, async ({
    page,
  }) => {
    await visit(page, "/privacy");
    const fonts = watchFonts(page);
    await write(page, selector, text);
    expect(fonts).toEqual([file]);
    expect(await drawnIn(page, selector)).toEqual([true]);
  });
}
