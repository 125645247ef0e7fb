import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSiteProcess, type SiteProcess } from "../../scripts/serve/site-process";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { copySite, type EditedSite } from "../support/edited-site";
import { expect, test } from "../support/site";

/** Tests builds that other journeys do not need: without an email list, with empty lists, previews. */
test.describe.configure({ mode: "serial" });

let editedSite: EditedSite;
let server: SiteProcess;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  editedSite = copySite(fixedContent);
  const content = join(editedSite.root, "content");
  const { slides } = JSON.parse(readFileSync(join(content, "devotionals/seven-days.json"), "utf8")) as {
    slides: { id: string; picture: { file: string } }[];
  };
  const threeSlides = slides.slice(0, 3).map((slide) => {
    const file = slide.picture.file.replace("devotional/", "devotional/thirty-");
    copyFileSync(join(content, "devotionals", slide.picture.file), join(content, "devotionals", file));
    return { ...slide, id: `thirty-${slide.id}`, picture: { ...slide.picture, file } };
  });
  editedSite.edit(
    "content/devotionals/thirty-days.json",
    '"status": "coming-soon"',
    `"status": "available", "slides": ${JSON.stringify(threeSlides)}`,
  );
  const file = join(content, "site.json");
  const {
    emailList: _,
    legal: __,
    ...site
  } = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...site, social: [] }));
  expect(await editedSite.build()).toBe(true);
  server = await startSiteProcess({ root: editedSite.root, port: 0, environment: process.env });
});

test.afterAll(async () => {
  await server.stop();
  editedSite.remove();
});

test("without an email list, the sign-up is disabled, and “Join Email List” is a mail link", async ({
  page,
}) => {
  await page.goto(`${server.url}/blog`);
  await expect(page.getByLabel("Your email address")).toBeDisabled();
  await expect(page.getByRole("main").locator("form")).toHaveCount(0);
  await page.goto(`${server.url}/contact`);
  await expect(page.getByRole("link", { name: "Join Email List", exact: true })).toHaveAttribute(
    "href",
    "mailto:info@ministry.example?subject=Please%20add%20me%20to%20the%20email%20list",
  );
});

test("missing legal lines and social networks do not leave empty headings", async ({ page }) => {
  await page.goto(`${server.url}/partner`);
  await expect(page.getByRole("main").getByText("Good to know")).toHaveCount(0);
  await page.goto(server.url);
  await expect(page.getByRole("contentinfo").getByText("Follow", { exact: true })).toHaveCount(0);
  const block = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
  expect(block).not.toContain("sameAs");
});

test("a second published devotional has its own row, text and viewer", async ({ page }) => {
  await page.goto(`${server.url}/resources`);
  const row = page.getByRole("list", { name: "The pages of A Watch in the Night" }).getByRole("link");
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

test("a preview shows drafts and scheduled teachings with a mark, but not deleted teachings", async ({
  page,
}) => {
  test.setTimeout(600_000);
  rmSync(join(editedSite.root, "content/articles/ten-honest-minutes.mdx"));
  expect(await editedSite.build({ NETLIFY: "true", CONTEXT: "deploy-preview", TEST_TIME: "" })).toBe(true);
  const preview = await startSiteProcess({ root: editedSite.root, port: 0, environment: process.env });
  try {
    const robots = await page.request.get(`${preview.url}/robots.txt`);
    expect(await robots.text()).toBe("User-agent: *\nDisallow: /\n");
    expect((await page.request.get(`${preview.url}/blog/ten-honest-minutes`)).status()).toBe(404);
    for (const [name, mark] of [
      ["a-draft-talk", "Draft"],
      ["a-later-teaching", "Scheduled"],
    ] as const) {
      await page.goto(`${preview.url}/blog/${name}`);
      await expect(page.getByRole("article").getByText(mark, { exact: true })).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    }
  } finally {
    await preview.stop();
  }
});
