import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { findBarriers } from "../support/axe";
import { expect, test } from "../support/site";

const teaching = "/blog/ten-honest-minutes";

test("a published teaching has a card that links to the teaching's page", async ({ page }) => {
  await page.goto("/blog");
  const card = page.getByRole("listitem").filter({ hasText: "Ten Honest Minutes" });
  await expect(card).toContainText("May 13, 2025");
  await card.getByRole("link", { name: "Read Article" }).click();
  await expect(page).toHaveURL(teaching);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ten Honest Minutes");
  await expect(page.locator("meta[property='og:image']")).toHaveAttribute(
    "content",
    "https://ministry.example/previews/blog/ten-honest-minutes.png",
  );
  const markedLink = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  await expect(markedLink).toHaveAttribute("href", "/blog");
  await expect(markedLink).toHaveAttribute("aria-current", "true");
  await page.getByRole("main").getByRole("link", { name: "All teachings" }).click();
  await expect(page).toHaveURL("/blog");
});

for (const width of [360, 1440])
  test(`the contents, footnotes, poem and table of a teaching can be used at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(teaching);
    const article = page.getByRole("article");
    // A wide screen shows the quotation once more beside the text, but not to screen readers.
    const quotation = article.getByRole("blockquote");
    await expect(quotation).toContainText("he shall strengthen thine heart");
    await expect(quotation.locator("> :first-child")).toHaveCSS("margin-top", "0px");
    const contents = page.getByRole("navigation", { name: "On this page" });
    if (width < 1000) await contents.getByText("On this page").filter({ visible: true }).click();
    await expect(contents.getByRole("link").filter({ visible: true })).toHaveText([
      "The first minutes",
      "What Łucja & Ẹkọ said at a café, 24/7",
      "A verse for each minute",
    ]);
    await contents.getByRole("link", { name: "A verse for each minute" }).filter({ visible: true }).click();
    await expect(page.getByRole("heading", { name: "A verse for each minute" })).toBeInViewport();
    const note = page.getByRole("listitem").filter({ hasText: "Sung by David for Jeduthun" });
    await article.getByRole("link", { name: "1", exact: true }).click();
    await expect(note).toBeInViewport();
    await note.getByRole("link").click();
    await expect(article.getByRole("link", { name: "1", exact: true })).toBeInViewport();
    const externalLink = article.getByRole("link", { name: "the book (opens in a new tab)" }).first();
    await expect(externalLink).toHaveAttribute("href", "https://books.example/acts-of-war");
    await expect(externalLink).toHaveAttribute("rel", "noopener noreferrer");
    await expect(article.getByRole("link", { name: "the devotional" })).not.toHaveAttribute("target");
    // On a phone, a row of the table is a block, and each cell has the heading of its column.
    const cell = article.getByText("Psalm 62, slowly, to its end");
    expect((await cell.boundingBox())?.width ?? 0).toBeGreaterThan(width < 768 ? 300 : 100);
    expect(await cell.evaluate((one) => getComputedStyle(one, "::before").content)).toBe(
      width < 768 ? '"What to read: "' : "none",
    );
    // Only the table is wider than the window, and the poem's lines wrap.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await page.locator("pre").evaluate((poem) => poem.scrollWidth - poem.clientWidth)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
  });

test("a past event is marked as completed, and an upcoming event shows its dates, hours and ticket link", async ({
  page,
}) => {
  await page.goto("/events");
  const pastEvents = page.getByRole("region", { name: "What we did together" }).getByRole("listitem");
  const pastEvent = pastEvents.filter({ hasText: "A Vigil" });
  await expect(pastEvent).toContainText("COMPLETED");
  await expect(pastEvent.getByRole("link")).toHaveCount(0);
  const comingEvent = page
    .getByRole("region", { name: "Where we meet next" })
    .getByRole("listitem")
    .filter({ hasText: /^Three Days/ });
  await expect(comingEvent).toContainText("May 1 – 3, 2999");
  await expect(comingEvent).toContainText("Wednesday 9:00 AM to Friday 4:00 PM GMT+2");
  await expect(comingEvent).not.toContainText("TBD");
  await expect(comingEvent.getByRole("link", { name: "Get a ticket (opens in a new tab)" })).toHaveAttribute(
    "href",
    "https://tickets.example/leaders?year=2999",
  );
});

test.describe("for a visitor in Kathmandu", () => {
  test.use({ timezoneId: "Asia/Kathmandu" });

  test("an event with a text has its own page, and the list of events links to this page", async ({
    page,
    request,
  }) => {
    await page.goto("/events");
    await page.getByRole("link", { name: "Three Days" }).click();
    await expect(page).toHaveURL("/events/three-days");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three Days");
    const article = page.getByRole("article");
    for (const text of [
      "May 1 – 3, 2999",
      "Wednesday 9:00 AM to Friday 4:00 PM GMT+2",
      "Your local time: Wed, May 1, 12:45 PM GMT+5:45",
      "Bring a notebook, and what you would lay down.",
    ])
      await expect(article).toContainText(text);
    await expect(article.getByRole("link", { name: "Get a ticket" })).toBeVisible();
    const file = await article.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
    const calendar = await (await request.get(file ?? "")).text();
    expect(calendar).toContain("DTSTART;TZID=Europe/Madrid:29990501T090000");
    expect(await (await request.get("/calendar.ics")).text()).toContain(
      "UID:event-three-days@ministry.example",
    );
    expect(await findBarriers(page)).toEqual([]);
    await article.getByRole("link", { name: "All events" }).click();
    await expect(page).toHaveURL("/events");
  });
});

test("the sign-up posts to the email list in a new tab", async ({ page, context }) => {
  let body: string | null = null;
  await context.route("https://list.example/**", (route) => {
    body = route.request().postData();
    return route.fulfill({ body: "Welcome" });
  });
  const response = await page.goto("/blog");
  expect(response?.headers()["content-security-policy"]).toContain(
    "form-action 'self' https://list.example https://thanks.example;",
  );
  const newPage = context.waitForEvent("page");
  await page.getByLabel("Your email address").fill("ruth@example.org");
  await page.getByRole("button", { name: "Sign up" }).click();
  await (await newPage).waitForURL("https://list.example/subscribe");
  expect(body).toBe("EMAIL=ruth%40example.org");
  await page.goto("/contact");
  await expect(
    page.getByRole("link", { name: "Join Email List (opens in a new tab)", exact: true }),
  ).toHaveAttribute("href", "https://list.example/join");
});

test("an old address redirects to a part of a page", async ({ page }) => {
  await page.goto("/prayer-requests/");
  await expect(page).toHaveURL("/contact#prayer");
  await expect(page.locator("#prayer")).toBeInViewport();
});

test("legal lines are in the footer and on the Partner page", async ({ page }) => {
  await page.goto("/partner");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Sample Ministry, Inc., 12 Quay Street, Portland, ME 04101");
  await expect(page.getByRole("main").getByRole("term")).toHaveText(["Taxes", "Refunds"]);
  await expect(page.getByRole("main").getByRole("definition")).toHaveText([
    "Gifts to Sample Ministry are tax-deductible.",
    "Write to us within 30 days, and a gift is returned.",
  ]);
});

test("published pictures are upright, and do not contain metadata", async ({ page, siteRoot }) => {
  const folder = join(siteRoot, "public");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const kit = unzipSync(readFileSync(join(folder, "press-kit/press-kit.zip")));
  const pictures = [
    ...files.filter((file) => /\.(?:jpe?g|png|webp|avif)$/.test(file)).map((file) => join(folder, file)),
    ...Object.keys(kit).flatMap((name) =>
      /\.(?:jpg|png)$/.test(name) ? [Buffer.from(kit[name] ?? [])] : [],
    ),
  ];
  expect(files).toContain("files/phone.jpg");
  for (const picture of pictures) {
    const { exif, xmp, iptc, orientation } = await sharp(picture).metadata();
    expect([exif, xmp, iptc, orientation], String(picture).slice(0, 200)).toEqual(Array(4).fill(undefined));
  }
  await page.goto("/press-kit");
  const downloadEvent = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download High-Res" }).first().click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe("headshot.jpg");
  const { width, height } = await sharp(await download.path()).metadata();
  expect(width / height).toBeCloseTo(0.75, 2);
});
