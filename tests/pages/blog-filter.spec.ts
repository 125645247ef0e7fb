import { readFileSync } from "node:fs";
import { findBarriers } from "../support/axe";
import { hydrate, visitEarly } from "../support/page";
import { expect, test } from "../support/site";

// On a blog of several pages, categories have pages of their own instead of filters.
const hasFilters = readFileSync(`${process.env.SITE_ROOT ?? "."}/public/blog.html`, "utf8").includes(
  'role="group"',
);

if (hasFilters)
  test("a category chosen before or after hydration shows only the teachings of this category", async ({
    page,
  }) => {
    const release = await visitEarly(page, "/blog");
    const filters = page.locator("main [role=group]").getByRole("button");
    const cardCount = await page.locator("main [id^=article-]").count();
    const shownCards = page.locator("main [id^=article-]:visible");
    const measureTop = async () => (await filters.first().boundingBox())?.y ?? 0;
    await filters.last().click();
    release();
    await expect(filters.last()).toHaveAttribute("aria-pressed", "true");
    await hydrate(page);
    const topBefore = await measureTop();
    let shownSum = 0;
    for (const button of (await filters.all()).slice(1)) {
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      const number = await shownCards.count();
      shownSum += number;
      const status = page.getByRole("main").getByRole("status");
      await expect(status).toContainText((await button.textContent()) ?? "");
      if (number > 1) await expect(status).toContainText(String(number));
    }
    expect(shownSum).toBe(cardCount);
    expect(Math.abs((await measureTop()) - topBefore)).toBeLessThan(2);
    expect(await findBarriers(page)).toEqual([]);
    await filters.first().click();
    await expect(shownCards).toHaveCount(cardCount);
    await expect(page).toHaveURL("/blog");
  });
