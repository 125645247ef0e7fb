import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { parseRssFeed } from "feedsmith";
import { startSiteProcess, type SiteProcess } from "../../scripts/serve/site-process";
import { expectDeployable } from "../support/artefact";
import { findBarriers } from "../support/axe";
import { copySite, type EditedSite } from "../support/edited-site";
import { drawnIn, drawnInOthers, watchFonts, write } from "../support/fonts";
import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";

/** One build after an editor's day of work; its tests share it, so they run in one worker. */
test.describe.configure({ mode: "serial" });

let edited: EditedSite;
let server: SiteProcess;

const published = "ten-honest-minutes";
const draft = "a-map-before-a-battle-cry";
const ofTomorrow = "hearing-without-hurrying";
const comingSoon = 'status: "coming-soon"';

const legal = {
  responsible: "{ministry.name}, Inc.",
  address: "12 Quay Street, Portland, ME 04101",
  taxStatus: "Gifts to {ministry.name} are tax-deductible.",
  refunds: "Write to us within 30 days, and a gift is returned.",
};

test.beforeAll(async () => {
  test.setTimeout(480_000);
  edited = copySite();
  edited.edit(`content/articles/${published}.mdx`, comingSoon, "status: published");
  edited.edit(
    `content/articles/${published}.mdx`,
    "Set a timer,",
    "There is more in [the book]({links.book}) and [the devotional](/resources).\n\n## What Łucja & Ẹkọ said at a café, 24/7\n\nSet a timer,",
  );
  edited.edit(`content/articles/${draft}.mdx`, comingSoon, "status: draft");
  edited.edit(`content/articles/${ofTomorrow}.mdx`, comingSoon, "status: published");
  edited.edit(`content/articles/${ofTomorrow}.mdx`, 'date: "2025-06-10"', "date: 2999-01-01");
  edited.edit(
    "content/events/spotlight-night-watch.json",
    '"status": "upcoming"',
    '"date": "2025-07-04",\n  "status": "upcoming"',
  );
  const slides = JSON.parse(
    readFileSync(join(edited.root, "content/devotionals/seven-days.json"), "utf8"),
  ) as { slides: { id: string; picture: { file: string; alt: string } }[] };
  const again = slides.slides.slice(0, 3).map(({ id, picture, ...slide }) => {
    const file = picture.file.replace("devotional/", "devotional/thirty-");
    const folder = join(edited.root, "content/devotionals");
    copyFileSync(join(folder, picture.file), join(folder, file));
    return { ...slide, id: `thirty-${id}`, picture: { ...picture, file } };
  });
  edited.edit(
    "content/devotionals/thirty-days.json",
    '"status": "coming-soon"',
    `"status": "available",\n  "slides": ${JSON.stringify(again)}`,
  );
  const emailList = {
    page: "https://list.example/join",
    form: "https://list.example/subscribe",
    field: "EMAIL",
  };
  edited.edit(
    "content/site.json",
    '"navigation": {',
    `"legal": ${JSON.stringify(legal)},\n  "emailList": ${JSON.stringify(emailList)},\n  "navigation": {`,
  );
  edited.edit(
    "content/redirects.json",
    '"redirects": [',
    '"redirects": [{ "from": "/shop/", "to": "{links.book}" },',
  );
  for (const [file, list] of [
    ["content/site.json", "social"],
    ["content/pages/home.json", "cards"],
    ["content/testimonials/home.json", "testimonials"],
    ["content/faqs/home.json", "questions"],
  ] as const) {
    const source = readFileSync(join(edited.root, file), "utf8");
    const [entries = ""] = new RegExp(`"${list}": \\[[^\\]]*\\]`).exec(source) ?? [];
    edited.edit(file, entries, `"${list}": []`);
  }
  const article = readFileSync(join(edited.root, "content/articles/when-the-wall-is-wide.mdx"), "utf8");
  for (let number = 1; number <= 24; number++) {
    const copy = article
      .replace(/title: .*/, `title: "Copy ${String(number)}"`)
      .replace("2025-04-29", "2024-04-29");
    writeFileSync(join(edited.root, `content/articles/copy-${String(number)}.mdx`), copy);
  }
  writeFileSync(
    join(edited.root, "content/articles/.hidden.mdx"),
    article.replace(/title: .*/, 'title: "A Hidden Teaching"').replace(comingSoon, 'status: "published"'),
  );
  const giving = readFileSync(join(edited.root, "content/pages/privacy.mdx"), "utf8");
  writeFileSync(
    join(edited.root, "content/pages/giving.mdx"),
    `${giving.replace(/^ {2}title: .*/m, '  title: "How Giving to the Ministry Works"')}\n## Αγάπη\n`,
  );
  // What macOS leaves beside a file.
  writeFileSync(join(edited.root, "content/pages/._home.json"), "\0\x05\x16\x07");
  expect(await edited.build()).toBe(true);
  server = await startSiteProcess({ root: edited.root, port: 0, environment: process.env });
});

test.afterAll(async () => {
  await server.stop();
  edited.remove();
});

test("where an editor writes other letters than English has, they are drawn in the page's fonts", async ({
  page,
}) => {
  await visit(page, `${server.url}/blog/${published}`);
  await expect(page.getByRole("heading", { name: "Łucja" })).toBeVisible();
  expect(await drawnInOthers(page)).toEqual([]);
});

for (const { selector, text, file } of [
  // One heading of this page is in Greek, which no file holds, so that all are named and none is loaded yet.
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
    await visit(page, `${server.url}/giving`);
    const fonts = watchFonts(page);
    await write(page, selector, text);
    expect(fonts).toEqual([file]);
    expect(await drawnIn(page, selector)).toEqual([true]);
  });
}

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

test("on a teaching and on the blog's later pages the header and the menu mark the blog", async ({
  page,
}) => {
  for (const path of [`/blog/${published}`, "/blog/page/2"]) {
    await page.goto(server.url + path);
    const marked = page.locator("header [aria-current]");
    await expect(marked).toHaveText(["Blog", "Blog"]);
    for (const link of await marked.all()) await expect(link).toHaveAttribute("aria-current", "true");
    await expect(marked.first()).toHaveCSS("text-decoration-line", "underline");
  }
});

test("its page loads no script and describes itself, with the way to it", async ({ page }) => {
  await page.goto(`${server.url}/blog/${published}`);
  await expectNoScript(page);
  const block = await page.locator("script[type='application/ld+json']").textContent();
  const graph = (JSON.parse(block ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
  expect(graph.map((thing) => thing["@type"])).toEqual([
    "WebSite",
    "Organization",
    "Person",
    "WebPage",
    "BlogPosting",
    "BreadcrumbList",
  ]);
  const trail = graph.at(-1)?.itemListElement as { name: string }[];
  expect(trail.map(({ name }) => name)).toEqual(["Sample Ministry", "Blog", "Ten Honest Minutes"]);
});

test("a link of its text that leads to another site opens in a new tab, and says so", async ({ page }) => {
  await page.goto(`${server.url}/blog/${published}`);
  const link = page.getByRole("article").getByRole("link", { name: "the book (opens in a new tab)" });
  await expect(link).toHaveAttribute("href", "https://books.example/acts-of-war");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(link.locator("span")).toHaveCSS("width", "1px");
  const inside = page.getByRole("article").getByRole("link", { name: "the devotional" });
  await expect(inside).not.toHaveAttribute("target");
});

test("its facts stand in one line, and headings and the way back apart from the text", async ({ page }) => {
  await page.goto(`${server.url}/blog/${published}`);
  const article = page.getByRole("article");
  const edge = (part: Locator, side: "top" | "bottom") =>
    part.evaluate((element, name) => element.getBoundingClientRect()[name], side);
  const category = article.getByText("Prayer Life", { exact: true });
  expect(await edge(article.locator("time"), "top")).toBe(await edge(category, "top"));
  for (const [above, below] of [
    [
      article.getByText("Pouring is not arranging."),
      article.getByRole("heading", { name: "The ten minutes" }),
    ],
    [article.getByRole("paragraph").last(), article.getByRole("link", { name: "All teachings" })],
  ] as const)
    expect(await edge(below, "top")).toBeGreaterThan((await edge(above, "bottom")) + 20);
});

test("an old address leads on to another site", async ({ page }) => {
  await expectDeployable(edited.root);
  const answer = await page.request.get(`${server.url}/shop?from=card`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([
    301,
    "https://books.example/acts-of-war?from=card",
  ]);
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

test("hidden files are no content: they become no page and stop no build", async ({ page }) => {
  await page.goto(`${server.url}/blog`);
  await expect(page.getByText("A Hidden Teaching")).toHaveCount(0);
  expect(readdirSync(join(edited.root, "public", "blog")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("an event whose day has passed is over, though its file still says upcoming", async ({ page }) => {
  const { title } = JSON.parse(
    readFileSync(join(edited.root, "content/events/spotlight-night-watch.json"), "utf8"),
  ) as { title: string };
  await page.goto(`${server.url}/events`);
  const past = page.getByRole("region", { name: "Where we have been" }).getByRole("listitem");
  await expect(past.filter({ hasText: title })).toContainText("COMPLETED");
  await expect(page.getByRole("region", { name: "What is being prepared" })).not.toContainText(title);
});

test("a second devotional that is out has its own row, text and viewer", async ({ page }) => {
  await page.goto(`${server.url}/resources`);
  const { title } = JSON.parse(
    readFileSync(join(edited.root, "content/devotionals/thirty-days.json"), "utf8"),
  ) as { title: string };
  const strip = page.getByRole("list", { name: `The slides of ${title}` }).getByRole("link");
  await expect(strip).toHaveCount(3);
  await strip.nth(1).click();
  const viewer = page.getByRole("dialog", { name: `${title}, a devotional` });
  await expect(viewer.getByText("2 of 3")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel(title, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Tend the Fire", { exact: true })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(strip.nth(1)).toBeFocused();
  await page.getByRole("listitem").filter({ hasText: title }).getByRole("link").first().click();
  await expect(viewer.getByText("1 of 3")).toBeVisible();
});

test("a section whose last item was taken away is not shown, nor told to search engines", async ({
  page,
}) => {
  await page.goto(server.url);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2);
  for (const title of ["Lives Transformed", "Follow"])
    await expect(page.getByText(title, { exact: true })).toHaveCount(0);
  await expect(page.locator("ul:empty, details")).toHaveCount(0);
  const block = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
  expect(block).toContain('"WebPage"');
  expect(block).not.toMatch(/FAQPage|sameAs/);
  expect(await findBarriers(page)).toEqual([]);
});

test("a filter that matches nothing says so", async ({ page }) => {
  await page.goto(`${server.url}/blog`);
  await page.getByRole("button", { name: "Prophetic" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Nothing in Prophetic on this page. Choose All, or look on another page.",
  );
  await expect(page.getByRole("main").locator("[id^='teaching-']")).toHaveCount(0);
});

test("more than 24 articles are paged, and a page does not grow", async ({ page }) => {
  await page.goto(`${server.url}/blog`);
  const headings = page.getByRole("main").locator("[id^='teaching-']");
  await expect(headings).toHaveCount(24);
  const results = page.getByRole("main").getByRole("status");
  await expect(results).toHaveText("Showing 24 of 28");
  await page.getByRole("link", { name: "Older teachings" }).click();
  await expect(page).toHaveURL(`${server.url}/blog/page/2`);
  await expect(page).toHaveTitle("Teachings on Strategic Prayer, Page 2");
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(headings).toHaveCount(4);
  await expect(results).toHaveText("Showing 4 of 28");
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
  const form = page.locator("form[action^='https://list.example']");
  await expect(form.getByRole("link", { name: "How we handle it" })).toHaveAttribute("href", "/privacy");
  await page.getByLabel("Your email address").fill("ruth@example.org");
  await page.getByRole("button", { name: "Sign up" }).click();
  const list = await opened;
  await list.waitForURL("https://list.example/subscribe");
  expect(body).toBe("EMAIL=ruth%40example.org");
  await page.goto(`${server.url}/contact`);
  await expect(page.getByRole("link", { name: "Join Email List" })).toHaveAttribute(
    "href",
    "https://list.example/join",
  );
});

test("the feed tells what is published, the newest first, and the blog leads to it", async ({ page }) => {
  await page.goto(`${server.url}/blog`);
  const link = page.locator("link[rel=alternate]");
  await expect(link).toHaveAttribute("type", "application/rss+xml");
  const response = await page.request.get(server.url + ((await link.getAttribute("href")) ?? ""));
  expect(response.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
  const { title, items = [] } = parseRssFeed(await response.text());
  expect(title).toBe("Teachings on Strategic Prayer | Sample Ministry");
  expect(items).toEqual([
    expect.objectContaining({
      title: "Ten Honest Minutes",
      link: `https://ministry.example/blog/${published}`,
      pubDate: "Tue, 13 May 2025 12:00:00 GMT",
      categories: [{ name: "Prayer Life" }],
    }),
  ]);
});

test("the sitemap lists the article and the blog's later pages, and nothing that is not out", async ({
  page,
}) => {
  const xml = await (await page.request.get(`${server.url}/sitemap.xml`)).text();
  const paths = Array.from(
    xml.matchAll(/<loc>https:\/\/ministry\.example([^<]+)<\/loc>/g),
    ([, path]) => path,
  );
  expect(paths.filter((path) => path?.startsWith("/blog"))).toEqual([
    "/blog",
    "/blog/page/2",
    `/blog/${published}`,
  ]);
  // The copy has no history to ask, so nothing is said about when.
  expect(xml).not.toContain("lastmod");
});

test("an article that is shared shows its own title over its own flame", async ({ page }) => {
  await page.goto(`${server.url}/blog/${published}`);
  await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
    "content",
    `https://ministry.example/previews/blog/${published}.png`,
  );
  await expect(page.locator("meta[property='og:image:alt']")).toHaveAttribute(
    "content",
    "Ten Honest Minutes",
  );
});

test("a page without a picture of its own shows another's when it is shared, and says which title that bears", async ({
  page,
}) => {
  for (const [path, picture, title] of [
    ["/giving", "home", "Sample Ministry: Strategic Prayer, Taught and Practiced"],
    ["/blog/page/2", "blog", "Teachings on Strategic Prayer | Sample Ministry"],
  ] as const) {
    await page.goto(server.url + path);
    await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
      "content",
      `https://ministry.example/previews/${picture}.png`,
    );
    await expect(page.locator("meta[property='og:image:alt']")).toHaveAttribute("content", title);
  }
});

test("legal lines stand where visitors look for them, once they are written", async ({ page }) => {
  await page.goto(`${server.url}/partner`);
  await expect(page.getByRole("contentinfo")).toContainText(
    "Sample Ministry, Inc., 12 Quay Street, Portland, ME 04101",
  );
  const gifts = page.getByRole("region", { name: "Or give once" });
  await expect(gifts.getByRole("heading", { name: "Good to know" })).toBeVisible();
  await expect(gifts.getByRole("term")).toHaveText(["Taxes", "Refunds"]);
  await expect(gifts.getByRole("definition")).toHaveText([
    "Gifts to Sample Ministry are tax-deductible.",
    "Write to us within 30 days, and a gift is returned.",
  ]);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test("the platform builds over the last build: a new field of the content model is there, the only article is gone with its feed, an old address leads elsewhere and another is gone, the rest as it was", async () => {
  test.setTimeout(480_000);
  const page = (name: string) => join(edited.root, "public", name);
  const speaking = readFileSync(page("speaking.html"), "utf8");
  edited.edit(
    "src/content-model/kinds/page-thank-you.ts",
    "text: text(",
    'code: text("A code."),\n    text: text(',
  );
  edited.edit("content/pages/thank-you.json", '"text":', '"code": "Received",\n  "text":');
  edited.edit("src/pages/thank-you.tsx", "title text", "code title text");
  rmSync(join(edited.root, `content/articles/${published}.mdx`));
  edited.edit("content/redirects.json", '"to": "/speaking"', '"to": "/about"');
  edited.edit("content/redirects.json", '{ "from": "/shop/", "to": "{links.book}" },', "");
  const ofTheArticle = [`blog/${published}.html`, "feed.xml"];
  for (const name of ofTheArticle) expect(existsSync(page(name)), name).toBe(true);

  expect(await edited.build({ NETLIFY: "true", CONTEXT: "production" })).toBe(true);
  expect(readFileSync(page("thank-you.html"), "utf8")).toContain("Received");
  for (const name of ofTheArticle) expect(existsSync(page(name)), name).toBe(false);
  expect(readFileSync(page("sitemap.xml"), "utf8")).not.toContain(published);
  expect(readFileSync(page("speaking.html"), "utf8")).toBe(speaking);
  await expectDeployable(edited.root);
});

test("a preview shows drafts and later days, each marked, and keeps search engines out", async ({ page }) => {
  test.setTimeout(480_000);
  expect(await edited.build({ NETLIFY: "true", CONTEXT: "deploy-preview" })).toBe(true);
  await expectDeployable(edited.root);
  const robots = readFileSync(join(edited.root, "public", "robots.txt"), "utf8");
  expect(robots).toBe("User-agent: *\nDisallow: /\n");

  const preview = await startSiteProcess({ root: edited.root, port: 0, environment: process.env });
  try {
    for (const [name, mark] of [
      [draft, "Draft"],
      [ofTomorrow, "Draft until its day"],
    ] as const) {
      await page.goto(`${preview.url}/blog/${name}`);
      await expect(page.getByRole("article").getByText(mark, { exact: true })).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    }
  } finally {
    await preview.stop();
  }
});

test("built again after one script was edited, the site is whole", async () => {
  test.setTimeout(480_000);
  const folder = join(edited.root, "public");
  const pages = (): string[] => readdirSync(folder).filter((name) => name.endsWith(".html"));
  const before = pages();
  edited.edit("src/components/viewers/page-turner.tsx", 'role="status"', 'role="status" data-again');
  expect(await edited.build({ NETLIFY: "true", CONTEXT: "deploy-preview" })).toBe(true);
  expect(readFileSync(join(folder, "excerpt.html"), "utf8")).toContain("data-again");
  expect(pages()).toEqual(before);
  await expectDeployable(edited.root);
});

test("after one sentence of one teaching was edited, its page alone is rendered", async () => {
  test.setTimeout(480_000);
  const folder = join(edited.root, "public");
  const written = () =>
    new Map(
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".html"))
        .map((name) => [name, statSync(join(folder, name)).mtimeMs]),
    );
  const before = written();
  edited.edit(`content/articles/${ofTomorrow}.mdx`, "Running comes third.", "Running comes last.");
  expect(await edited.build({ NETLIFY: "true", CONTEXT: "deploy-preview" })).toBe(true);
  const rendered = [...written()].filter(([name, time]) => before.get(name) !== time);
  expect(rendered.map(([name]) => name)).toEqual([`blog/${ofTomorrow}.html`]);
  await expectDeployable(edited.root);
});
