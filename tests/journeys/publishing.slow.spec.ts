import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startSiteProcess, type SiteProcess } from "../../scripts/serve/site-process";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { findBarriers } from "../support/axe";
import { copySite, type EditedSite } from "../support/edited-site";
import { expect, test } from "../support/site";

/** Builds that journeys of every day do without: sixty teachings, no email list, lists without entries, previews. */
test.describe.configure({ mode: "serial" });

let edited: EditedSite;
let server: SiteProcess;

const headings = (page: Page) => page.getByRole("main").locator("[id^='article-']");

test.beforeAll(async () => {
  test.setTimeout(600_000);
  edited = copySite(fixedContent);
  const content = join(edited.root, "content");
  const soon = 'status: "coming-soon"';
  edited.edit("content/articles/a-map-before-a-battle-cry.mdx", soon, 'status: "draft"');
  edited.edit("content/articles/hearing-without-hurrying.mdx", soon, 'status: "published"');
  edited.edit("content/articles/hearing-without-hurrying.mdx", 'date: "2025-06-10"', 'date: "2999-01-01"');
  const wall = readFileSync(join(content, "articles/when-the-wall-is-wide.mdx"), "utf8");
  // With the five that are listed, sixty.
  for (let number = 1; number <= 55; number += 1)
    writeFileSync(
      join(content, `articles/copy-${String(number)}.mdx`),
      wall
        .replace(/title: .*/, `title: "Copy ${String(number)}"`)
        .replace("prayer-strategy", number % 2 === 0 ? "prayer-life" : "prayer-strategy")
        .replace("2025-04-29", "2024-04-29"),
    );
  const { slides } = JSON.parse(readFileSync(join(content, "devotionals/seven-days.json"), "utf8")) as {
    slides: { id: string; picture: { file: string } }[];
  };
  const thirty = slides.slice(0, 3).map((slide) => {
    const file = slide.picture.file.replace("devotional/", "devotional/thirty-");
    copyFileSync(join(content, "devotionals", slide.picture.file), join(content, "devotionals", file));
    return { ...slide, id: `thirty-${slide.id}`, picture: { ...slide.picture, file } };
  });
  edited.edit(
    "content/devotionals/thirty-days.json",
    '"status": "coming-soon"',
    `"status": "available", "slides": ${JSON.stringify(thirty)}`,
  );
  for (const [file, emptyLists, missing] of [
    ["site.json", ["social"], ["emailList", "legal"]],
    ["pages/home.json", ["cards", "questions", "entries"], []],
  ] as const) {
    const source = readFileSync(join(content, file), "utf8");
    const emptied: unknown = JSON.parse(source, (key, value: unknown) => {
      if ((missing as readonly string[]).includes(key)) return undefined;
      return Array.isArray(value) && (emptyLists as readonly string[]).includes(key) ? [] : value;
    });
    writeFileSync(join(content, file), `${JSON.stringify(emptied, null, 2)}\n`);
  }
  expect(await edited.build()).toBe(true);
  server = await startSiteProcess({ root: edited.root, port: 0, environment: process.env });
});

test.afterAll(async () => {
  await server.stop();
  edited.remove();
});

test.describe("without script, sixty teachings", () => {
  test.use({ javaScriptEnabled: false });

  test("are listed on numbered pages, and none is missing", async ({ page }) => {
    const seen: string[] = [];
    for (const [path, number, first, last] of [
      ["/blog", 1, 1, 24],
      ["/blog/page/2", 2, 25, 48],
      ["/blog/page/3", 3, 49, 60],
    ] as const) {
      if (number === 1) await page.goto(server.url + path);
      else await page.getByRole("link", { name: `Page ${String(number)}`, exact: true }).click();
      await expect(page).toHaveURL(server.url + path);
      await expect(headings(page)).toHaveCount(last - first + 1);
      await expect(page.getByText(`Page ${String(number)} of 3`)).toBeVisible();
      await expect(page.getByText(`Teachings ${String(first)} to ${String(last)} of 60`)).toBeVisible();
      seen.push(...(await headings(page).allTextContents()));
    }
    expect(new Set(seen).size).toBe(60);
    await page.getByRole("link", { name: "Newer teachings" }).click();
    await expect(page).toHaveURL(`${server.url}/blog/page/2`);
  });

  test("are listed by category too, each page with its own title and address", async ({ page, request }) => {
    await page.goto(`${server.url}/blog/page/2`);
    const filters = page.getByRole("navigation", { name: "Show teachings about" });
    // Nothing is listed about Prophetic.
    await expect(filters.getByRole("link")).toHaveText([
      "All",
      "Authority",
      "Prayer Strategy",
      "Deliverance",
      "Prayer Life",
    ]);
    await filters.getByRole("link", { name: "Prayer Life" }).click();
    await expect(page).toHaveURL(`${server.url}/blog/category/prayer-life`);
    await expect(page).toHaveTitle("Teachings on Prayer Life");
    await expect(page.getByText("Teachings 1 to 24 of 29 in Prayer Life")).toBeVisible();
    await expect(filters.locator("[aria-current=page]")).toHaveText("Prayer Life");
    await page.getByRole("link", { name: "Older teachings" }).click();
    await expect(page).toHaveTitle("Teachings on Prayer Life, Page 2");
    await expect(headings(page)).toHaveCount(5);
    const canonical = "https://ministry.example/blog/category/prayer-life/page/2";
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
    const sitemap = await (await request.get(`${server.url}/sitemap.xml`)).text();
    for (const path of ["/blog", "/blog/page/3", "/blog/category/prayer-life/page/2"])
      expect(sitemap).toContain(`<loc>https://ministry.example${path}</loc>`);
    expect(sitemap).not.toMatch(/battle-cry|without-hurrying/);
  });
});

for (const width of [320, 1440])
  test(`at ${String(width)} px a category's later page can be used by everyone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${server.url}/blog/category/prayer-life/page/2`);
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test("without an email list the sign-up takes no address, and Join Email List opens a mail", async ({
  page,
}) => {
  await page.goto(`${server.url}/blog`);
  await expect(page.getByLabel("Your email address")).toBeDisabled();
  await expect(page.getByRole("main").locator("form")).toHaveCount(0);
  await page.goto(`${server.url}/contact`);
  await expect(page.getByRole("link", { name: "Join Email List" })).toHaveAttribute(
    "href",
    "mailto:info@ministry.example?subject=Please%20add%20me%20to%20the%20email%20list",
  );
});

test("legal lines that nobody has written leave no trace, nor does a section whose last entry was taken away", async ({
  page,
}) => {
  await page.goto(`${server.url}/partner`);
  await expect(page.getByRole("main").getByText("Good to know")).toHaveCount(0);
  await page.goto(server.url);
  await expect(page.getByRole("contentinfo").getByText("Follow", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "The voice: Meet Alex Sample",
    "Monthly Strategic Prayer Gathering: Half an hour, together.",
  ]);
  await expect(page.locator("ul:empty, main details")).toHaveCount(0);
  const block = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
  expect(block).not.toMatch(/FAQPage|sameAs/);
  expect(await findBarriers(page)).toEqual([]);
});

test("a second devotional that is out has its own row, text and viewer", async ({ page }) => {
  await page.goto(`${server.url}/resources`);
  const row = page.getByRole("list", { name: "The slides of A Watch in the Night" }).getByRole("link");
  await expect(row).toHaveCount(3);
  await row.nth(1).click();
  const viewer = page.getByRole("dialog", { name: "A Watch in the Night, a devotional" });
  await expect(viewer.getByText("2 of 3")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("A Watch in the Night", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Tend the Fire", { exact: true })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(row.nth(1)).toBeFocused();
});

test("a preview built over it shows drafts and later days, each marked, and what was deleted is gone", async ({
  page,
}) => {
  test.setTimeout(600_000);
  rmSync(join(edited.root, "content/articles/ten-honest-minutes.mdx"));
  expect(await edited.build({ NETLIFY: "true", CONTEXT: "deploy-preview" })).toBe(true);
  const preview = await startSiteProcess({ root: edited.root, port: 0, environment: process.env });
  try {
    const robots = await page.request.get(`${preview.url}/robots.txt`);
    expect(await robots.text()).toBe("User-agent: *\nDisallow: /\n");
    expect((await page.request.get(`${preview.url}/blog/ten-honest-minutes`)).status()).toBe(404);
    for (const [name, mark] of [
      ["a-map-before-a-battle-cry", "Draft"],
      ["hearing-without-hurrying", "Draft until its day"],
    ] as const) {
      await page.goto(`${preview.url}/blog/${name}`);
      await expect(page.getByRole("article").getByText(mark, { exact: true })).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    }
  } finally {
    await preview.stop();
  }
});
