import { findBarriers } from "../support/axe";
import { findUnclearControls, readControls } from "../support/controls";
import { findInvalidMarkup } from "../support/html";
import { findClippedText, sidewaysScroll } from "../support/layout";
import { expect, test } from "../support/site";
import { states } from "../support/states";
import { escaped, texts } from "../support/content";
import { isBuilt } from "../support/routes";

/** Any violation of the Content-Security-Policy makes these journeys fail. */
for (const { name, path, enter, styled, narrowOnly = false } of states) {
  for (const width of narrowOnly ? [320] : [320, 1440]) {
    test(`${path}, ${name}: no barrier, valid, styled, named at ${String(width)} px`, async ({
      page,
      mail,
    }) => {
      expect(mail.received).toEqual([]);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const shown = await enter(page);
      await expect(shown).toBeVisible();
      await expect(shown).toHaveCSS(...styled);
      expect(await findBarriers(page)).toEqual([]);
      expect(findInvalidMarkup(await page.content())).toEqual([]);
      expect(findUnclearControls(await readControls(page))).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await findClippedText(page)).toEqual([]);
    });
  }
}

test("each Coming Soon says what is to come", async ({ page }) => {
  const name = new RegExp(
    `^(?:${[
      ...texts("pages/resources.json", "devotionals.comingSoon"),
      ...texts("pages/resources.json", "online.comingSoon"),
      ...texts("pages/events.json", "courses.comingSoon"),
      ...texts("pages/blog.json", "card.comingSoon"),
    ]
      .map(escaped)
      .join("|")})$`,
  );
  let waiting = 0;
  for (const path of ["/resources", "/events", "/blog"].filter(isBuilt)) {
    await page.goto(path);
    for (const button of await page.getByRole("button", { name }).all()) {
      waiting += 1;
      await expect(button).toHaveAccessibleDescription(/./);
    }
  }
  test.skip(waiting === 0, "Nothing of the content is coming soon.");
});
