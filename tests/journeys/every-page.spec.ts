import { findBarriers } from "../support/axe";
import { waitForHydration, wakeFully } from "../support/hydration";
import { findWordsOnWords } from "../support/layout";
import { expect, test } from "../support/site";
import { showPictures, visit } from "../support/visit";

interface PageFacts {
  path: string;
  title: RegExp;
  h1: RegExp;
  /** The schema.org types in its structured data; none where the page is not indexed. */
  describes: readonly string[];
}

const pages: readonly PageFacts[] = [
  {
    path: "/",
    title: /Strategic Prayer/,
    h1: /A Voice That Ignites/,
    describes: ["WebSite", "Organization", "Person", "WebPage", "FAQPage"],
  },
  {
    path: "/contact",
    title: /Booking and Prayer Requests/,
    h1: /./,
    describes: ["WebSite", "Organization", "ContactPage", "BreadcrumbList"],
  },
  {
    path: "/privacy",
    title: /Privacy/,
    h1: /your words/,
    describes: ["WebSite", "Organization", "WebPage", "BreadcrumbList"],
  },
  { path: "/thank-you", title: /Thank you/, h1: /Thank you/, describes: [] },
  { path: "/no-such-page", title: /Page not found/, h1: /Oops! Page not found/, describes: [] },
  {
    path: "/about",
    title: /^About /,
    h1: /back of an envelope/,
    describes: ["WebSite", "Organization", "Person", "AboutPage", "BreadcrumbList"],
  },
  {
    path: "/speaking",
    title: /to Speak on Strategic Prayer/,
    h1: /Give them a plan/,
    describes: ["WebSite", "Organization", "Person", "WebPage", "FAQPage", "BreadcrumbList"],
  },
  {
    path: "/press-kit",
    title: /^Press Kit/,
    h1: /Get it right/,
    describes: ["WebSite", "Organization", "Person", "WebPage", "FAQPage", "BreadcrumbList"],
  },
  {
    path: "/acts-of-war-book",
    title: /Acts of War: A Strategic Prayer Manual/,
    h1: /Know what you are praying for/,
    describes: ["WebSite", "Organization", "Person", "WebPage", "Book", "FAQPage", "BreadcrumbList"],
  },
  {
    path: "/set-my-soul-on-fire-ecourse",
    title: /Set My Soul On Fire/,
    h1: /A fire that lasts/,
    describes: ["WebSite", "Organization", "Person", "WebPage", "Course", "FAQPage", "BreadcrumbList"],
  },
  {
    path: "/excerpt",
    title: /Excerpt of Acts of War/,
    h1: /opening pages/,
    describes: ["WebSite", "Organization", "WebPage", "BreadcrumbList"],
  },
  {
    path: "/events",
    title: /Prayer Events/,
    h1: /Prayer belongs on/,
    describes: ["WebSite", "Organization", "WebPage", "Event", "BreadcrumbList"],
  },
  {
    path: "/partner",
    title: /Become a Partner/,
    h1: /Hold up the arms/,
    describes: ["WebSite", "Organization", "WebPage", "FAQPage", "BreadcrumbList"],
  },
  {
    path: "/blog",
    title: /Teachings/,
    h1: /./,
    describes: ["WebSite", "Organization", "WebPage", "BreadcrumbList"],
  },
  {
    path: "/prayer-hub",
    title: /Prayer Hub/,
    h1: /pray alone/,
    describes: ["WebSite", "Organization", "WebPage", "FAQPage", "BreadcrumbList"],
  },
  {
    path: "/resources",
    title: /Resources/,
    h1: /Something to hold/,
    describes: ["WebSite", "Organization", "WebPage", "FAQPage", "BreadcrumbList"],
  },
];

/** What the specification asks of the page for addresses that lead nowhere: its status, and its line for operators. */
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

for (const { path, title, h1, describes } of pages) {
  test.describe(path, () => {
    test("has no barriers and no sideways scroll at 320, 768 and 1440 px", async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findBarriers(page), `${String(width)} px`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${String(width)} px`).toBeLessThanOrEqual(0);
      }
    });

    test("has no word on another, from a phone to a large screen", async ({ page }) => {
      await visit(page, path);
      for (const width of [320, 400, 576, 768, 900, 1024, 1040, 1152, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findWordsOnWords(page), `${String(width)} px`).toEqual([]);
      }
    });

    test("has a complete head and one main heading", async ({ page, site }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const description = await page.locator("meta[name=description]").getAttribute("content");
      expect(description?.length).toBeGreaterThan(70);

      const canonical = page.locator("link[rel=canonical]");
      if (describes.length === 0) {
        await expect(canonical).toHaveCount(0);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      } else {
        await expect(canonical).toHaveAttribute("href", `https://ministry.example${path}`);
      }

      const preview = await page.locator("meta[property='og:image']").getAttribute("content");
      const picture = await page.request.get(site + new URL(preview ?? "").pathname);
      expect(picture.headers()["content-type"]).toBe("image/png");

      // It describes itself to search engines, and nothing else.
      const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
      const graph = blocks.flatMap(
        (block) => (JSON.parse(block) as { "@graph": { "@type": string }[] })["@graph"],
      );
      expect(graph.map((thing) => thing["@type"])).toEqual(describes);
    });

    test("has headings in order, and nothing goes wrong while it loads and wakes", async ({ page, site }) => {
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
      await wakeFully(page);
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

test("the open side menu has no barriers", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page
    .getByRole("navigation", { name: "Site menu" })
    .evaluate((menu) => Promise.all(menu.getAnimations().map((one) => one.finished)));
  expect(await findBarriers(page)).toEqual([]);
});

test("the contact form with its errors has no barriers", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto("/contact");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "3 fields" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
