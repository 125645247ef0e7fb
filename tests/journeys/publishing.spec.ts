import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSiteProcess, type SiteProcess } from "../../scripts/serve/site-process";
import { copySite, type EditedSite } from "../support/edited-site";
import { findBarriers } from "../support/axe";
import { expect, test } from "../support/site";

/** One build after an editor's day of work; its tests share it, so they run in one worker. */
test.describe.configure({ mode: "serial" });

let edited: EditedSite;
let server: SiteProcess;

const published = "ten-honest-minutes";
const draft = "a-map-before-a-battle-cry";
const ofTomorrow = "hearing-without-hurrying";
const comingSoon = "status: coming-soon";

test.beforeAll(async () => {
  test.setTimeout(480_000);
  edited = copySite();
  edited.edit(`content/articles/${published}.mdx`, comingSoon, "status: published");
  edited.edit(`content/articles/${draft}.mdx`, comingSoon, "status: draft");
  edited.edit(`content/articles/${ofTomorrow}.mdx`, comingSoon, "status: published");
  edited.edit(`content/articles/${ofTomorrow}.mdx`, 'date: "2025-06-10"', 'date: "2999-01-01"');
  edited.edit(
    "content/site.json",
    '"navigation": {',
    '"emailList": { "page": "https://list.example/join", "form": "https://list.example/subscribe" },\n  "navigation": {',
  );
  const article = readFileSync(join(edited.root, "content/articles/when-the-wall-is-wide.mdx"), "utf8");
  for (let number = 1; number <= 24; number++) {
    const copy = article
      .replace(/title: .*/, `title: "Copy ${String(number)}"`)
      .replace("2025-04-29", "2024-04-29");
    writeFileSync(join(edited.root, `content/articles/copy-${String(number)}.mdx`), copy);
  }
  expect(await edited.build()).toBe(true);
  server = await startSiteProcess({ root: edited.root, port: 0, environment: process.env });
});

test.afterAll(async () => {
  await server.stop();
  edited.remove();
});

test("one line publishes an article: its card reads 'Read Article' and leads to its page", async ({
  page,
}) => {
  await page.goto(`${server.url}/blog`);
  const card = page.getByRole("listitem").filter({ hasText: "Ten Honest Minutes" });
  await expect(card.getByText("May 13, 2025")).toBeVisible();
  await card.getByRole("link", { name: "Read Article" }).click();
  await expect(page).toHaveURL(`${server.url}/blog/${published}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ten Honest Minutes");
  await expect(page.getByRole("heading", { level: 2, name: "The ten minutes" })).toBeVisible();
  await expect(page.getByRole("main").locator("blockquote")).toContainText("pour out your heart before him");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "All teachings" }).click();
  await expect(page).toHaveURL(`${server.url}/blog`);
});

test("its page loads no script and describes itself, with the way to it", async ({ page }) => {
  await page.goto(`${server.url}/blog/${published}`);
  await expect(page.locator("script[src]")).toHaveCount(0);
  const block = await page.locator("script[type='application/ld+json']").textContent();
  const graph = (JSON.parse(block ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
  expect(graph.map((thing) => thing["@type"])).toEqual([
    "Organization",
    "Person",
    "WebPage",
    "BlogPosting",
    "BreadcrumbList",
  ]);
  const trail = graph.at(-1)?.itemListElement as { name: string }[];
  expect(trail.map(({ name }) => name)).toEqual(["Sample Ministry", "Blog", "Ten Honest Minutes"]);
});

test("drafts, and articles whose day has not come, are in no page of a production build", async ({
  page,
}) => {
  await page.goto(`${server.url}/blog`);
  await expect(page.getByText("Hearing Without Hurrying")).toHaveCount(0);
  await expect(page.getByText("A Map Before a Battle Cry")).toHaveCount(0);
  for (const name of [draft, ofTomorrow])
    expect(existsSync(join(edited.root, "public", "blog", `${name}.html`))).toBe(false);
});

test("a filter that matches nothing says so", async ({ page }) => {
  await page.goto(`${server.url}/blog`);
  await page.getByRole("button", { name: "Prophetic" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Nothing about Prophetic here yet. Choose All to see the rest.",
  );
  await expect(page.getByRole("main").locator("[id^='teaching-']")).toHaveCount(0);
});

test("more than 24 articles are paged, and a page does not grow", async ({ page }) => {
  await page.goto(`${server.url}/blog`);
  const headings = page.getByRole("main").locator("[id^='teaching-']");
  await expect(headings).toHaveCount(24);
  await page.getByRole("link", { name: "Older teachings" }).click();
  await expect(page).toHaveURL(`${server.url}/blog/page/2`);
  await expect(page).toHaveTitle("Teachings on Strategic Prayer, Page 2");
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(headings).toHaveCount(4);
  await page.getByRole("link", { name: "Newer teachings" }).click();
  await expect(page).toHaveURL(`${server.url}/blog`);
});

test("with an email list the sign-up posts to it in a new tab, and the policy allows that", async ({
  page,
  context,
}) => {
  const response = await page.goto(`${server.url}/blog`);
  expect(response?.headers()["content-security-policy"]).toContain(
    "form-action 'self' https://list.example;",
  );
  let body: string | null = null;
  await context.route("https://list.example/**", (route) => {
    body = route.request().postData();
    return route.fulfill({ body: "Welcome" });
  });
  const opened = context.waitForEvent("page");
  await page.getByLabel("Your email address").fill("ruth@example.org");
  await page.getByRole("button", { name: "Sign up" }).click();
  const list = await opened;
  await list.waitForURL("https://list.example/subscribe");
  expect(body).toBe("email=ruth%40example.org");
  await page.goto(`${server.url}/contact`);
  await expect(page.getByRole("link", { name: "Join Email List" })).toHaveAttribute(
    "href",
    "https://list.example/join",
  );
});
