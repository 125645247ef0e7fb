import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { parseRssFeed } from "feedsmith";
import { phonePhoto, privateIn } from "../../src/build/images/testing/phone-photo";
import { readSamples } from "../../src/content-model/testing/samples";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { startSiteProcess, type SiteProcess } from "../../scripts/serve/site-process";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { expectDeployable } from "../support/artefact";
import { findBarriers } from "../support/axe";
import { contentIn } from "../support/content";
import { copySite, type EditedSite } from "../support/edited-site";
import { drawnIn, drawnInOthers, watchFonts, write } from "../support/fonts";
import { findInvalidMarkup } from "../support/html";
import { expectNoScript } from "../support/loads";
import { expect, test } from "../support/site";
import { visit } from "../support/visit";

/**
 * A single build of the fixed content after many editorial changes; the tests share it, so they run in one worker.
 */
test.describe.configure({ mode: "serial" });

let edited: EditedSite;
let server: SiteProcess;

const published = "ten-honest-minutes";
const draft = "a-map-before-a-battle-cry";
const ofTomorrow = "hearing-without-hurrying";
const comingSoon = 'status: "coming-soon"';

const { text, texts, textsOf } = contentIn(fixedContent);
const blog = textsOf("pages/blog.json");
/** The category of the published teaching and of half of its copies, and that of the others. */
const [category, otherCategory] = [labelOf("prayer-life"), labelOf("prayer-strategy")];
const events = textsOf("pages/events.json");
const titleOf = (article: string) => text(`articles/${article}.mdx`, "title");
const publishedTitle = titleOf(published);
/** An event without a day, to which the test gives one that is over, and one to come. */
const overEvent = "events/spotlight-night-watch.json";
const comingEvent = "events/spotlight-prayer-leaders-day.json";
const secondDevotional = "devotionals/thirty-days.json";
const newTab = text("frame.json", "newTab");

const tickets = { label: "Get a ticket", href: "https://tickets.example/leaders?year=2999" };
/** The text of the published teaching, with the elements that one may contain besides paragraphs. */
const ownText = `
Whoever comes back to prayer after a dry season needs no long hour, only a door that opens easily. Leave the chair where it stands.

> Wait on the LORD: be of good courage, and he shall strengthen thine heart: wait, I say, on the LORD.
>
> Psalm 27:14, King James Version

An hour grows by itself later, as a path grows where people walk, and it grows no faster because somebody watches it every day.

## The first minutes

Leave the phone in another room, and say one true sentence before you say a fine one. Nobody is listening for style. Then read a psalm as slowly as you can bear it, and stop at the line that stops you, even where the page goes on.

There is more in [the book]({links.book}) and [the devotional](/resources).

## What Łucja & Ẹkọ said at a café, 24/7

They said to leave while it is still good, and to write down the one word that stayed, so that tomorrow has a place to begin.

### A verse for each minute

The psalm is old[^1], and so is the jug[^2].

#### On paper

\`\`\`
Come down, O Love divine,
  seek thou this soul of mine, and visit it with thine own ardor glowing, until it freely burns
\`\`\`

| Minute | What to do | What to read | What to leave | Whom to tell |
| --- | --- | --- | --- | --- |
| First and second | Say what is true, aloud | Psalm 62, slowly, to its end | Every apology that comes to mind | Nobody, until tomorrow |

[^1]: Sung by David for Jeduthun, its title says.
[^2]: See [the book]({links.book}).
`;

const readability = readFileSync(require.resolve("@mozilla/readability/Readability.js"), "utf8");

const ministry = text("site.json", "ministry.name");
const legal = {
  responsible: "{ministry.name}, Inc.",
  address: "12 Quay Street, Portland, ME 04101",
  taxStatus: "Gifts to {ministry.name} are tax-deductible.",
  refunds: "Write to us within 30 days, and a gift is returned.",
};

/** The names of the blog's pages when it lists 60 teachings. */
const blogPaths = [
  "/blog",
  "/blog/page/2",
  "/blog/page/3",
  "/blog/category/authority",
  "/blog/category/deliverance",
  "/blog/category/prayer-life",
  "/blog/category/prayer-life/page/2",
  "/blog/category/prayer-strategy",
  "/blog/category/prayer-strategy/page/2",
];

/** The label of one of the blog's categories. */
function labelOf(category: string): string {
  const index = texts("pages/blog.json", "list.categories.*.value").indexOf(category);
  return blog(`list.categories.${String(index)}.label`);
}

/** Returns a page's metadata for search engines. */
async function thingsOn(page: Page): Promise<Record<string, unknown>[]> {
  const block = await page.locator("script[type='application/ld+json']").textContent();
  return (JSON.parse(block ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
}

test.beforeAll(async () => {
  test.setTimeout(480_000);
  edited = copySite(fixedContent);
  const publishedFile = join(edited.root, `content/articles/${published}.mdx`);
  const [, fields = ""] = readFileSync(publishedFile, "utf8").split(/^---\n/m);
  writeFileSync(publishedFile, `---\n${fields.replace(comingSoon, "status: published")}---\n${ownText}`);
  // The build alone regenerates everything that depends on an edited photograph or sentence.
  writeFileSync(join(edited.root, "content/pictures/portrait.jpg"), await phonePhoto());
  for (const file of ["content/site.json", "content/pages/press-kit.json"])
    edited.edit(file, "pictures/portrait.png", "pictures/portrait.jpg");
  appendFileSync(join(edited.root, "content/excerpt/page-1.mdx"), "\nOne sentence more.\n");
  edited.edit(
    `content/articles/${draft}.mdx`,
    "featured: false",
    'picture:\n  file: "../pictures/cover.png"\n  alt: "The cover of the book."\nfeatured: false',
  );
  edited.edit(`content/articles/${draft}.mdx`, comingSoon, "status: draft");
  edited.edit(`content/articles/${ofTomorrow}.mdx`, comingSoon, "status: published");
  edited.edit(`content/articles/${ofTomorrow}.mdx`, 'date: "2025-06-10"', "date: 2999-01-01");
  edited.edit(
    `content/${overEvent}`,
    '"status": "upcoming"',
    `"date": "2025-07-04",\n  "action": ${JSON.stringify(tickets)},\n  "status": "upcoming"`,
  );
  edited.edit(
    `content/${comingEvent}`,
    '"status": "upcoming"',
    `"date": "2999-05-01",\n  "endDate": "2999-05-03",\n  "free": true,\n  "action": ${JSON.stringify(tickets)},\n  "status": "upcoming"`,
  );
  edited.edit(
    "content/events/2025-06-keepers-of-the-flame.json",
    '"status": "completed"',
    '"action": { "label": "Watch it again", "href": "/resources" },\n  "status": "completed"',
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
    redirectsTo: ["https://thanks.example"],
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
    ["content/pages/speaking.json", "entries"],
    ["content/pages/home.json", "questions"],
  ] as const) {
    const path = join(edited.root, file);
    const source = readFileSync(path, "utf8");
    const withoutEntries: unknown = JSON.parse(source, (key, value: unknown) => (key === list ? [] : value));
    writeFileSync(path, `${JSON.stringify(withoutEntries, null, 2)}\n`);
  }
  const article = readFileSync(join(edited.root, "content/articles/when-the-wall-is-wide.mdx"), "utf8");
  // 60 teachings in all, with the four listed samples: 29 in each of two categories, and two in categories of their
  // own.
  for (let number = 1; number <= 56; number++) {
    const copy = article
      .replace(/title: .*/, `title: "Copy ${String(number)}"`)
      .replace(/category: .*/, `category: "${number % 2 === 0 ? "prayer-life" : "prayer-strategy"}"`)
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
  await writeSamples(edited.root);
  // A metadata file that macOS creates beside a file.
  writeFileSync(join(edited.root, "content/pages/._home.json"), "\0\x05\x16\x07");
  expect(await edited.build()).toBe(true);
  server = await startSiteProcess({ root: edited.root, port: 0, environment: process.env });
});

test.afterAll(async () => {
  await server.stop();
  edited.remove();
});

const photos = `![Red above blue.](../pictures/phone.jpg)

<Download href="../files/phone.jpg">The photo</Download>
`;

/** Writes a page of running text with all valid samples and a photo, and the files that they offer for download. */
async function writeSamples(root: string): Promise<void> {
  const bodies = readSamples().flatMap(({ body, html }) => (html === undefined ? [] : [body]));
  const source = readFileSync(join(root, "content/pages/privacy.mdx"), "utf8");
  const fields = source.slice(0, source.indexOf("---\n", 4));
  writeFileSync(
    join(root, "content/pages/all-samples.mdx"),
    `${fields}---\n\n${bodies.join("\n\n")}\n\n${photos}`,
  );
  mkdirSync(join(root, "content/files"));
  mkdirSync(join(root, "static/guides"), { recursive: true });
  writeFileSync(
    join(root, "static/guides/prayer-templates.pdf"),
    "%PDF-1.4\n1 0 obj <</Type /Page>> endobj\n",
  );
  for (const folder of ["pictures", "files"])
    writeFileSync(join(root, "content", folder, "phone.jpg"), await phonePhoto());
  for (const name of ["talk.mp3", "sheet.pdf"]) writeFileSync(join(root, "content/files", name), "a file");
}

test("whatever a text may hold is shown without barriers, and asks nothing of another site", async ({
  page,
}) => {
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url)) wrong.push(request.url());
  });
  await visit(page, `${server.url}/all-samples`);
  const main = page.getByRole("main");
  for (const picture of await main.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
  expect(wrong).toEqual([]);
  expect(await main.locator("script, iframe, form, [style]").count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);

  await main.getByRole("link", { name: "1", exact: true }).first().click();
  await expect(main.getByRole("listitem").filter({ hasText: "Ephesians 2:8." })).toBeInViewport();
  await main
    .getByRole("link", { name: text("frame.json", "text.backToText") })
    .first()
    .click();
  await expect(main.getByText("Grace is free.").first()).toBeInViewport();

  expect(findInvalidMarkup(await (await page.request.get(`${server.url}/all-samples`)).text())).toEqual([]);
  const sheet = await page.request.get(`${server.url}/files/sheet.pdf`);
  expect(await sheet.text()).toBe("a file");
});

test("where an editor writes other letters than English has, they are drawn in the page's fonts", async ({
  page,
}) => {
  await visit(page, `${server.url}/blog/${published}`);
  await expect(page.getByRole("heading", { name: "Łucja" })).toBeVisible();
  expect(await drawnInOthers(page)).toEqual([]);
});

for (const { selector, text, file } of [
  // One heading of this page is Greek, which no font file covers. All font files are therefore declared, and none has
  // loaded yet.
  { selector: "h1", text: "50% · 3/4", file: "fraunces-ext" },
  { selector: "h1", text: "Café", file: "fraunces-ext" },
  { selector: "h1", text: "Łucja", file: "fraunces-ext-a" },
  { selector: "h1", text: "Ẹkọ", file: "fraunces-ext-b" },
  { selector: "main p", text: "été, œuvre, [x]", file: "archivo-ext" },
  { selector: "main p", text: "Žofie", file: "archivo-ext-a" },
  { selector: "main p", text: "Ụmụ Ọlọ́run", file: "archivo-ext-b" },
  { selector: "footer p[id]", text: "été", file: "archivo-bold-ext" },
  { selector: "footer p[id]", text: "łucja", file: "archivo-bold-ext-a" },
  { selector: "footer p[id]", text: "ẹkọ́", file: "archivo-bold-ext-b" },
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
  const card = page.getByRole("listitem").filter({ hasText: publishedTitle });
  await expect(card.getByText("May 13, 2025")).toBeVisible();
  await card.getByRole("link", { name: blog("card.read") }).click();
  await expect(page).toHaveURL(`${server.url}/blog/${published}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(publishedTitle);
  await expect(page.getByRole("heading", { level: 2, name: "The first minutes" })).toBeVisible();
  await expect(page.getByRole("main").locator("blockquote")).toContainText("he shall strengthen thine heart");
  expect(await findBarriers(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("link", { name: blog("article.back.label") })
    .click();
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
  const graph = await thingsOn(page);
  expect(graph.map((thing) => thing["@type"])).toEqual([
    "WebSite",
    "Organization",
    "Person",
    "WebPage",
    "BlogPosting",
    "BreadcrumbList",
  ]);
  const trail = graph.at(-1)?.itemListElement as { name: string }[];
  expect(trail.map(({ name }) => name)).toEqual(["Home", "Blog", publishedTitle]);
  const posting = graph.find((thing) => thing["@type"] === "BlogPosting");
  expect(posting).toMatchObject({
    datePublished: "2025-05-13T00:00:00-04:00",
    image: `https://ministry.example/previews/blog/${published}.png`,
  });
  // The copy has no Git history, so the page states no modification date.
  expect(posting).not.toHaveProperty("dateModified");
});

test("a link of its text that leads to another site opens in a new tab, and says so", async ({ page }) => {
  await page.goto(`${server.url}/blog/${published}`);
  // On a wide page, the footnote that holds the link is shown twice: in the margin and at the end.
  const link = page
    .getByRole("article")
    .getByRole("link", { name: `the book ${newTab}` })
    .first();
  await expect(link).toHaveAttribute("href", "https://books.example/acts-of-war");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(link.locator("span")).toHaveCSS("width", "1px");
  const inside = page.getByRole("article").getByRole("link", { name: "the devotional" });
  await expect(inside).not.toHaveAttribute("target");
});

test("beside a text of three headings and more stand its facts and its contents, which lead to them", async ({
  page,
}) => {
  const contents = page.getByRole("navigation", { name: text("frame.json", "contents") });
  const links = ["The first minutes", "What Łucja & Ẹkọ said at a café, 24/7", "A verse for each minute"];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/blog/${published}`);
  await expect(contents.getByRole("link")).toHaveText(links);
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const paragraph = page.getByRole("article").getByText("Whoever comes back to prayer after a dry season");
  const [beside, fact] = [await box(paragraph), await box(page.getByRole("article").locator("time"))];
  expect(fact.x + fact.width).toBeLessThan(beside.x);
  await contents.getByRole("link", { name: "A verse for each minute" }).click();
  const heading = page.getByRole("heading", { name: "A verse for each minute" });
  await expect(heading).toBeInViewport();
  // The contents stay in view beside the text.
  await expect(contents.getByRole("link").first()).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${server.url}/blog/${published}`);
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.getByText(text("frame.json", "contents")).filter({ visible: true }).click();
  await contents.getByRole("link", { name: "A verse for each minute" }).click();
  await expect(heading).toBeInViewport();
  await page.goto(`${server.url}/privacy`);
  await expect(contents).toBeVisible();
});

test("a line of its text has 62 to 68 characters where there is room", async ({ page }) => {
  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `${server.url}/blog/${published}`);
    const lengths = await page.getByRole("article").evaluate((article) =>
      Array.from(article.querySelectorAll(":scope p"), (paragraph) => {
        const lines = new Map<number, number>();
        const range = document.createRange();
        const text = paragraph.firstChild;
        if (!(text instanceof Text) || paragraph.childNodes.length > 1) return [];
        for (let at = 0; at < text.length; at++) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
        // The last line may have any length.
        return [...lines.values()].slice(0, -1);
      }).flat(),
    );
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(average, String(width)).toBeGreaterThan(60);
    expect(average, String(width)).toBeLessThan(70);
  }
});

test("a footnote leads to its note and back; where there is room it stands beside the text too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/blog/${published}`);
  const mark = page.getByRole("article").getByRole("link", { name: "1", exact: true });
  const note = page.getByRole("listitem").filter({ hasText: "Sung by David for Jeduthun" });
  const sidenote = page.locator(".sidenote").filter({ hasText: "Sung by David for Jeduthun" });
  await mark.click();
  await expect(note).toBeInViewport();
  await note.getByRole("link").click();
  await expect(mark).toBeInViewport();
  await expect(sidenote).toBeInViewport();
  const right = await mark.evaluate((element) => element.closest("p")?.getBoundingClientRect().right ?? 0);
  expect((await sidenote.boundingBox())?.x).toBeGreaterThan(right);
  // The link is a tab stop only once, in the footnote itself.
  await expect(page.locator(".sidenote a")).toHaveAttribute("tabindex", "-1");

  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(sidenote).toBeHidden();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: "print" });
  await expect(sidenote).toBeHidden();
  await expect(note).toBeVisible();
  // Paper has no way back.
  await expect(note.getByRole("link", { includeHidden: true })).toBeHidden();
});

test("on a small screen nothing moves sideways but a wide table, which says so, and a poem's lines break", async ({
  page,
}) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`${server.url}/blog/${published}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const poem = page.locator("pre");
    expect(await poem.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(poem).toHaveCSS("font-family", /Archivo/);
    expect(await findBarriers(page)).toEqual([]);
  }
});

test("its page opens with a flame", async ({ page }) => {
  await page.goto(`${server.url}/blog/${published}`);
  const flame = page.locator("article header img");
  await expect.poll(() => flame.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
});

test("a browser's reader view has all of its text, and each footnote once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/blog/${published}`);
  const html = await page.content();
  // Readability sets style attributes, which the page's own policy forbids.
  const reader = await page.context().newPage();
  await reader.evaluate(readability);
  const text = await reader.evaluate<string>(
    `new Readability(new DOMParser().parseFromString(${JSON.stringify(html)}, "text/html")).parse().textContent`,
  );
  for (const words of [
    "Whoever comes back to prayer after a dry season",
    "he shall strengthen thine heart",
    "The first minutes",
    "until it freely burns",
    "Every apology that comes to mind",
    "so that tomorrow has a place to begin",
  ])
    expect(text).toContain(words);
  expect(text.split("Sung by David for Jeduthun")).toHaveLength(2);
});

test("what is made from content is made by the build: the kit has the new photograph, a page of the excerpt the new sentence", async () => {
  const built = (name: string) => readFileSync(join(edited.root, "public", name));
  const kit = unzipSync(built("press-kit/press-kit.zip"));
  const names = Object.keys(kit);
  const portrait = await sharp(kit["press-kit/headshot.jpg"]).metadata();
  expect(names).toEqual(expect.arrayContaining(["press-kit/bio-50.txt", "press-kit/license.txt"]));
  expect([portrait.width, portrait.height]).toEqual([2250, 3000]);
  const page = "content/pictures/excerpt/page-1.png";
  expect(readFileSync(join(edited.root, page)).equals(readFileSync(page))).toBe(false);
});

test("no picture that is published says where it was taken, by whom or with what", async () => {
  const folder = join(edited.root, "public");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:jpe?g|png|webp|avif)$/.test(file),
  );
  const pictures = [
    ...files.map((file) => [file, readFileSync(join(folder, file))] as const),
    ...Object.entries(unzipSync(readFileSync(join(folder, "press-kit/press-kit.zip"))))
      .filter(([name]) => !name.endsWith(".txt"))
      .map(([name, bytes]) => [name, Buffer.from(bytes)] as const),
  ];
  expect(pictures.map(([name]) => name)).toEqual(
    expect.arrayContaining(["files/phone.jpg", "previews/home.png", "press-kit/headshot.jpg"]),
  );
  for (const [name, bytes] of pictures) {
    expect(await privateIn(bytes), name).toEqual([]);
    const { width, height } = await sharp(bytes).metadata();
    expect(Math.max(width, height), name).toBeLessThanOrEqual(3000);
  }
});

test("the photograph to download and the one in a text are upright", async ({ page }) => {
  await page.goto(`${server.url}/press-kit`);
  const saved = page.waitForEvent("download");
  await page
    .getByRole("link", { name: text("pages/press-kit.json", "photos.button") })
    .first()
    .click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("headshot.jpg");
  const { width, height } = await sharp(await download.path()).metadata();
  expect([width, height]).toEqual([2250, 3000]);
  await visit(page, `${server.url}/all-samples`);
  const picture = page.getByRole("img", { name: "Red above blue." });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  const { width: wide = 0, height: high = 0 } = (await picture.boundingBox()) ?? {};
  expect(wide / high).toBeCloseTo(0.75, 1);
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
  await expect(page.getByText(titleOf(ofTomorrow))).toHaveCount(0);
  await expect(page.getByText(titleOf(draft))).toHaveCount(0);
  for (const name of [draft, ofTomorrow])
    expect(existsSync(join(edited.root, "public", "blog", `${name}.html`))).toBe(false);
});

test("hidden files are no content: they become no page and stop no build", async ({ page }) => {
  await page.goto(`${server.url}/blog`);
  await expect(page.getByText("A Hidden Teaching")).toHaveCount(0);
  expect(readdirSync(join(edited.root, "public", "blog")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("an event whose day has passed is over, though its file still says upcoming", async ({ page }) => {
  const title = text(overEvent, "title");
  await page.goto(`${server.url}/events`);
  const past = page.getByRole("region", { name: events("past.title") }).getByRole("listitem");
  await expect(past.filter({ hasText: title })).toContainText("COMPLETED");
  await expect(page.getByRole("region", { name: events("upcoming.title") })).not.toContainText(title);
});

test("a second devotional that is out has its own row, text and viewer", async ({ page }) => {
  await page.goto(`${server.url}/resources`);
  const words = textsOf("pages/resources.json");
  const title = text(secondDevotional, "title");
  const strip = page.getByRole("list", { name: words("devotionals.slides", { title }) }).getByRole("link");
  await expect(strip).toHaveCount(3);
  await strip.nth(1).click();
  const viewer = page.getByRole("dialog", { name: words("devotionals.viewer.name", { title }) });
  await expect(viewer.getByText("2 of 3")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel(title, { exact: true })).toBeVisible();
  await expect(page.getByLabel(text("devotionals/seven-days.json", "title"), { exact: true })).toBeHidden();
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
  for (const title of [text("pages/home.json", "testimonials.title"), text("frame.json", "footer.social")])
    await expect(page.getByText(title, { exact: true })).toHaveCount(0);
  await expect(page.locator("ul:empty, details")).toHaveCount(0);
  const block = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
  expect(block).toContain('"WebPage"');
  expect(block).not.toMatch(/FAQPage|sameAs/);
  expect(await findBarriers(page)).toEqual([]);
});

test("an event of several days says both, and its button leads to an address that is written out", async ({
  page,
}) => {
  await page.goto(`${server.url}/events`);
  const event = page.getByRole("listitem").filter({ hasText: text(comingEvent, "title") });
  await expect(event).toContainText("Wednesday, May 1 – Friday, May 3, 2999");
  const button = event.getByRole("link", { name: `${tickets.label} ${newTab}` });
  await expect(button).toHaveAttribute("href", tickets.href);
  await expect(button).toHaveAccessibleDescription(text(comingEvent, "title"));
});

test("an invitation ends with its event, and what is offered after one that is over stays", async ({
  page,
}) => {
  await page.goto(`${server.url}/events`);
  const past = page.getByRole("region", { name: events("past.title") });
  const over = past.getByRole("listitem").filter({ hasText: text(overEvent, "title") });
  await expect(over).toBeVisible();
  await expect(over.getByRole("link")).toHaveCount(0);
  await expect(past.getByRole("link", { name: "Watch it again" })).toHaveAttribute("href", "/resources");
});

test("an event that has a day is told to search engines, with what its file says and no more", async ({
  page,
}) => {
  await page.goto(`${server.url}/events`);
  const events = (await thingsOn(page)).filter((thing) => thing["@type"] === "Event");
  const coming = events.find(({ name }) => name === text(comingEvent, "title"));
  expect(coming).toMatchObject({
    startDate: "2999-05-01",
    endDate: "2999-05-03",
    image: "https://ministry.example/previews/events.png",
    isAccessibleForFree: true,
    location: { "@type": "Place", name: text(comingEvent, "location") },
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD", url: tickets.href },
  });
  expect(coming).not.toHaveProperty("eventAttendanceMode");
  const over = events.find(({ name }) => name === text(overEvent, "title"));
  expect(over).toMatchObject({ startDate: "2025-07-04" });
  expect(over).not.toHaveProperty("offers");
  expect(new Set(events.map((thing) => thing["@id"])).size).toBe(events.length);
});

test.describe("without script, 60 teachings", () => {
  test.use({ javaScriptEnabled: false });

  test("are listed on numbered pages, and none is missing", async ({ page }) => {
    const headings = page.getByRole("main").locator("[id^='teaching-']");
    const seen: string[] = [];
    for (const [path, number, first, last] of [
      ["/blog", 1, 1, 24],
      ["/blog/page/2", 2, 25, 48],
      ["/blog/page/3", 3, 49, 60],
    ] as const) {
      const range = blog("list.results.range", { first, last, total: 60 });
      if (path === "/blog") await page.goto(server.url + path);
      else
        await page.getByRole("link", { name: blog("paging.number", { page: number }), exact: true }).click();
      await expect(page).toHaveURL(server.url + path);
      await expect(headings).toHaveCount(last - first + 1);
      await expect(page.getByText(blog("paging.position", { page: number, pages: 3 }))).toBeVisible();
      await expect(page.getByText(range)).toBeVisible();
      const numbers = page.getByRole("navigation", { name: blog("paging.label") });
      await expect(numbers.locator("[aria-current=page]")).toHaveText(String(number));
      seen.push(...(await headings.allTextContents()));
    }
    expect(new Set(seen).size).toBe(60);
    await page.getByRole("link", { name: blog("paging.newer") }).click();
    await expect(page).toHaveURL(`${server.url}/blog/page/2`);
  });

  test("are also listed by category, each with its own pages, title and address", async ({ page }) => {
    await page.goto(`${server.url}/blog/page/2`);
    const filters = page.getByRole("navigation", { name: blog("list.filter") });
    // No teaching is published in the category Prophetic.
    await expect(filters.getByRole("link")).toHaveText([
      blog("list.all"),
      ...["authority", "prayer-strategy", "deliverance", "prayer-life"].map(labelOf),
    ]);
    await expect(filters.locator("[aria-current]")).toHaveText([blog("list.all")]);
    await filters.getByRole("link", { name: category }).click();
    await expect(page).toHaveURL(`${server.url}/blog/category/prayer-life`);
    await expect(page).toHaveTitle(blog("category.title", { category }));
    await expect(page.getByRole("heading", { level: 2, name: category, exact: true })).toBeVisible();
    await expect(filters.locator("[aria-current=page]")).toHaveText([category]);
    await expect(
      page.getByText(blog("list.results.rangeOfCategory", { first: 1, last: 24, total: 29, category })),
    ).toBeVisible();
    await page.getByRole("link", { name: blog("paging.older") }).click();
    await expect(page).toHaveURL(`${server.url}/blog/category/prayer-life/page/2`);
    await expect(page).toHaveTitle(blog("category.nextTitle", { category, page: 2 }));
    await expect(filters.locator("[aria-current=true]")).toHaveText([category]);
    await expect(page.getByRole("main").locator("[id^='teaching-']")).toHaveCount(5);
    expect((await thingsOn(page)).at(-1)?.["itemListElement"]).toEqual([
      expect.objectContaining({ name: "Home" }),
      expect.objectContaining({ name: "Blog", item: "https://ministry.example/blog" }),
      expect.objectContaining({ name: blog("category.nextTitle", { category, page: 2 }) }),
    ]);
  });
});

test("every page of the blog is its own address, with a title and words of its own", async ({ page }) => {
  const titles = new Set<string>();
  for (const path of blogPaths) {
    await page.goto(server.url + path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      `https://ministry.example${path}`,
    );
    await expectNoScript(page);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(blogPaths.length);
  expect(await page.locator("meta[name=description]").getAttribute("content")).toContain(otherCategory);
});

test("a category's page can be used by everyone, at every width", async ({ page }) => {
  await page.goto(`${server.url}/blog/category/prayer-life/page/2`);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test("with an email list the sign-up posts to it in a new tab, and the policy allows that", async ({
  page,
  context,
}) => {
  const response = await page.goto(`${server.url}/blog`);
  expect(response?.headers()["content-security-policy"]).toContain(
    "form-action 'self' https://list.example https://thanks.example;",
  );
  let body: string | null = null;
  await context.route("https://list.example/**", (route) => {
    body = route.request().postData();
    return route.fulfill({ body: "Welcome" });
  });
  const opened = context.waitForEvent("page");
  const form = page.locator("form[action^='https://list.example']");
  await expect(form.getByRole("link", { name: blog("signUp.privacyLink.label") })).toHaveAttribute(
    "href",
    "/privacy",
  );
  await page.getByLabel(blog("signUp.label")).fill("ruth@example.org");
  await page.getByRole("button", { name: blog("signUp.button") }).click();
  const list = await opened;
  await list.waitForURL("https://list.example/subscribe");
  expect(body).toBe("EMAIL=ruth%40example.org");
  await page.goto(`${server.url}/contact`);
  await expect(
    page.getByRole("link", { name: text("pages/contact.json", "stayConnected.button") }),
  ).toHaveAttribute("href", "https://list.example/join");
});

test("the feed tells what is published, the newest first, and the blog leads to it", async ({ page }) => {
  await page.goto(`${server.url}/blog`);
  const link = page.locator("link[rel=alternate]");
  await expect(link).toHaveAttribute("type", "application/rss+xml");
  const response = await page.request.get(server.url + ((await link.getAttribute("href")) ?? ""));
  expect(response.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
  const { title, items = [] } = parseRssFeed(await response.text());
  expect(title).toBe(blog("seo.title"));
  expect(items).toEqual([
    expect.objectContaining({
      title: publishedTitle,
      link: `https://ministry.example/blog/${published}`,
      pubDate: "Tue, 13 May 2025 00:00:00 -0400",
      categories: [{ name: category }],
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
  expect(paths.filter((path) => path?.startsWith("/blog"))).toEqual(
    [...blogPaths, `/blog/${published}`].sort(),
  );
  // The copy has no Git history, so no modification date is stated.
  expect(xml).not.toContain("lastmod");
});

test("an article that is shared shows its own title over its own flame", async ({ page }) => {
  await page.goto(`${server.url}/blog/${published}`);
  await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
    "content",
    `https://ministry.example/previews/blog/${published}.png`,
  );
  await expect(page.locator("meta[property='og:image:alt']")).toHaveAttribute("content", publishedTitle);
});

test("a new page has a picture of its own where it is shared, and a later page of the blog that of the first", async ({
  page,
}) => {
  for (const [path, picture, title] of [
    ["/giving", "giving", "How Giving to the Ministry Works"],
    ["/blog/page/2", "blog", blog("seo.title")],
  ] as const) {
    await page.goto(server.url + path);
    const { width, height } = await sharp(
      readFileSync(join(edited.root, "public", "previews", `${picture}.png`)),
    ).metadata();
    expect([width, height]).toEqual([1200, 630]);
    await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
      "content",
      `https://ministry.example/previews/${picture}.png`,
    );
    await expect(page.locator("meta[property='og:image:alt']")).toHaveAttribute("content", title);
  }
});

test("legal lines stand where visitors look for them, once they are written", async ({ page }) => {
  await page.goto(`${server.url}/partner`);
  await expect(page.getByRole("contentinfo")).toContainText(`${ministry}, Inc., ${legal.address}`);
  const gifts = page.getByRole("region", { name: text("pages/partner.json", "gifts.title") });
  await expect(gifts.getByRole("heading", { name: text("pages/partner.json", "terms.title") })).toBeVisible();
  await expect(gifts.getByRole("term")).toHaveText(["Taxes", "Refunds"]);
  await expect(gifts.getByRole("definition")).toHaveText([
    `Gifts to ${ministry} are tax-deductible.`,
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

test("built again: a new field of the content model is there, the only article is gone with its feed, an old address leads elsewhere and another is gone, the rest as it was", async () => {
  test.setTimeout(480_000);
  const page = (name: string) => join(edited.root, "public", name);
  const speaking = readFileSync(page("speaking.html"), "utf8");
  edited.edit(
    "src/content-model/content-types/page-thank-you.ts",
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
      [draft, blog("card.draft")],
      [ofTomorrow, blog("card.scheduled")],
    ] as const) {
      await page.goto(`${preview.url}/blog/${name}`);
      await expect(page.getByRole("article").getByText(mark, { exact: true })).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    }
    await page.goto(`${preview.url}/blog/${draft}`);
    await expect(
      page.getByRole("article").getByRole("img", { name: "The cover of the book." }),
    ).toBeVisible();
  } finally {
    await preview.stop();
  }
});
