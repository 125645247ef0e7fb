import { tabTitle } from "../../src/seo/tab-title";
import { findBarriers } from "../support/axe";
import { waitForHydration, hydrateFully } from "../support/hydration";
import { findWordsOnWords } from "../support/layout";
import { expect, test } from "../support/site";
import { showPictures, visit } from "../support/visit";
import { filesIn, text, texts } from "../support/content";
import { fileOf, isBuilt } from "../support/routes";

interface PageFacts {
  path: string;
  /** The file in content/ with its words. */
  file: string;
  /** The schema.org types in the page's structured data; none if the page is not indexed. */
  describes: readonly string[];
}

const everywhere = ["WebSite", "Organization"];
const eventsWithDay = filesIn("events").filter((file) => texts(file, "date").length > 0);

/** The schema.org types of the pages besides those of every page and the breadcrumbs. */
const described: Readonly<Record<string, readonly string[]>> = {
  "/": ["Person", "WebPage", "FAQPage"],
  "/contact": ["ContactPage"],
  "/privacy": ["WebPage"],
  "/about": ["Person", "AboutPage"],
  "/speaking": ["Person", "WebPage", "FAQPage"],
  "/press-kit": ["Person", "WebPage", "FAQPage"],
  "/acts-of-war-book": ["Person", "WebPage", "Book", "FAQPage"],
  "/set-my-soul-on-fire-ecourse": ["Person", "WebPage", "Course", "FAQPage"],
  "/excerpt": ["WebPage"],
  // The next gathering, and each event with a date.
  "/events": ["WebPage", "Event", ...eventsWithDay.map(() => "Event")],
  "/partner": ["WebPage", "FAQPage"],
  "/blog": ["WebPage"],
  "/prayer-hub": ["WebPage", "FAQPage"],
  "/resources": ["WebPage", "FAQPage"],
};

const pages: readonly PageFacts[] = [
  ...Object.entries(described)
    .filter(([path]) => isBuilt(path))
    .map(([path, types]) => ({
      path,
      file: fileOf(path),
      describes: [...everywhere, ...types, ...(path === "/" ? [] : ["BreadcrumbList"])],
    })),
  { path: "/thank-you", file: "pages/thank-you.json", describes: [] },
  { path: "/no-such-page", file: "pages/not-found.json", describes: [] },
];

/** The console output that the specification requires of the 404 page: its status, and its line for operators. */
const expectedMishaps = new Map([
  [
    "/no-such-page",
    [
      "404: /no-such-page",
      "console: Failed to load resource: the server responded with a status of 404 (Not Found)",
      "console: 404 Error: User attempted to access non-existent route: /no-such-page",
    ],
  ],
]);

for (const { path, file, describes } of pages) {
  test.describe(path, () => {
    test(
      "has no barriers and no sideways scroll at 320, 768 and 1440 px",
      { tag: "@contents" },
      async ({ page }) => {
        await page.goto(path);
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findBarriers(page), `${String(width)} px`).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `${String(width)} px`).toBeLessThanOrEqual(0);
        }
      },
    );

    test("has no word on another, from a phone to a large screen", async ({ page }) => {
      await visit(page, path);
      for (const width of [320, 400, 576, 768, 900, 1024, 1040, 1152, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findWordsOnWords(page), `${String(width)} px`).toEqual([]);
      }
    });

    test("has a complete head and one main heading", { tag: "@contents" }, async ({ page, site }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(tabTitle(text(file, "seo.title"), text("site.json", "ministry.name")));
      await expect(page.locator("html")).toHaveAttribute("lang", text("site.json", "language"));
      const [headline = ""] = [...texts(file, "hero.headline"), ...texts(file, "title")];
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const description = await page.locator("meta[name=description]").getAttribute("content");
      expect(description?.length).toBeGreaterThan(70);

      const canonical = page.locator("link[rel=canonical]");
      if (describes.length === 0) {
        await expect(canonical).toHaveCount(0);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      } else {
        await expect(canonical).toHaveAttribute("href", `${text("site.json", "url")}${path}`);
      }

      const preview = await page.locator("meta[property='og:image']").getAttribute("content");
      const picture = await page.request.get(site + new URL(preview ?? "").pathname);
      expect(picture.headers()["content-type"]).toBe("image/png");

      // The structured data contains the expected types and no others.
      const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
      const graph = blocks.flatMap(
        (block) => (JSON.parse(block) as { "@graph": { "@type": string }[] })["@graph"],
      );
      expect(graph.map((thing) => thing["@type"])).toEqual(describes);
    });

    test("has headings in order, and nothing goes wrong while it loads and hydrates", async ({
      page,
      site,
    }) => {
      const mishaps: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(site)) mishaps.push(`went elsewhere: ${request.url()}`);
      });
      page.on("requestfailed", (request) => mishaps.push(`failed: ${request.url()}`));
      page.on("response", (response) => {
        if (response.status() >= 400)
          mishaps.push(`${response.status()}: ${new URL(response.url()).pathname}`);
      });
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) mishaps.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => mishaps.push(`thrown: ${error.message}`));
      await visit(page, path);
      await hydrateFully(page);
      await showPictures(page);
      const levels = await page
        .locator("main")
        .locator("h1, h2, h3, h4")
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      });
      expect(mishaps).toEqual(expectedMishaps.get(path) ?? []);
    });
  });
}

test("the open side menu has no barriers", { tag: "@contents" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto("/");
  await page.getByRole("button", { name: text("frame.json", "menu"), exact: true }).click();
  await page
    .getByRole("navigation", { name: text("frame.json", "sideMenu") })
    .evaluate((menu) => Promise.all(menu.getAnimations().map((one) => one.finished)));
  expect(await findBarriers(page)).toEqual([]);
});

test("the contact form with its errors has no barriers", { tag: "@contents" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto("/contact");
  await waitForHydration(page);
  await page.getByRole("button", { name: text("forms/contact.json", "submit") }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: text("forms/common.json", "errorSummary.other", { count: 3 }) }),
  ).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
