import {
  drawnIn,
  drawnInOthers,
  isInPlainLetters,
  watchFonts,
  withoutFurtherLetters,
} from "../support/fonts";
import { hold } from "../support/hydration";
import { routes } from "../support/routes";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";
import { requiredLabel } from "../support/forms";

const firstFaces = ["archivo", "fraunces"];
const furtherFaces = ["archivo-bold", "fraunces-italic"];

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
  await visit(page, "/events");
  test.skip(!(await isInPlainLetters(page)), "The page has letters that English does not need.");
  expect(fonts.sort()).toEqual(furtherFaces.concat(firstFaces).sort());
  expect(await page.content()).not.toMatch(/(fraunces|archivo)[a-z-]*-ext-[ab]/);
});

for (const route of routes) {
  test(`${route} is drawn in its own fonts, whatever letters it has`, async ({ page }) => {
    await visit(page, route);
    expect(await drawnInOthers(page)).toEqual([]);
  });
}

test("on the first page of a visit, what is not read first waits until that is painted", async ({ page }) => {
  await visit(page, "/about");
  await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
  const asked = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return fonts.map(({ name, startTime }) => ({ name, waited: startTime > (paint?.startTime ?? Infinity) }));
  });
  const named = (waited: boolean): string[] =>
    withoutFurtherLetters(
      asked
        .filter((font) => font.waited === waited)
        .map(({ name }) => /([a-z-]+)-[0-9a-f]+\.woff2$/.exec(name)?.[1] ?? name),
    ).sort();
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

test("on the first page of a visit, labels wait in a fallback font, not in a bold that the browser makes", async ({
  page,
}) => {
  const letThrough = await hold(page, "**/archivo-bold-*.woff2");
  const asked = page.waitForRequest("**/archivo-bold-*.woff2");
  await page.goto("/about", { waitUntil: "commit" });
  await asked;
  expect(await drawnIn(page, "footer p[id]")).toEqual([false]);
  letThrough();
  await expect.poll(() => drawnIn(page, "footer p[id]")).toEqual([true]);
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
  await page
    .getByRole("contentinfo")
    .locator("a[href^='/']:not([href='/'], [href='/about'])")
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== "/about");
  await expect(page.locator("html")).toHaveAttribute("data-at-first", ", 1");
});

test("without script nothing waits either", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const fonts = watchFonts(page);
  await visit(page, `${site}/about`);
  expect(withoutFurtherLetters(fonts).sort()).toEqual(furtherFaces.concat(firstFaces).sort());
  await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
  await context.close();
});

test("letters that only a visitor has, written into a form, fetch what the text's font has of them", async ({
  page,
}) => {
  await visit(page, "/contact");
  const fonts = watchFonts(page);
  await page
    .locator("#contact-form")
    .getByLabel(requiredLabel("contact", "name"), { exact: true })
    .fill("Žofie Ụmụ");
  await expect.poll(() => fonts.sort()).toEqual(["archivo-ext-a", "archivo-ext-b"]);
});
