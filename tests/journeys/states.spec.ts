import { findBarriers } from "../support/axe";
import { findUnclearControls, readControls } from "../support/controls";
import { findInvalidMarkup } from "../support/html";
import { findClippedText, sidewaysScroll } from "../support/layout";
import { expect, test } from "../support/site";
import { states } from "../support/states";

/** The policy's violations end each of these journeys as failed by themselves. */
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
  for (const path of ["/resources", "/events", "/blog"]) {
    await page.goto(path);
    const waiting = await page.getByRole("button", { name: "Coming Soon" }).all();
    expect(waiting.length).toBeGreaterThan(0);
    for (const button of waiting) await expect(button).toHaveAccessibleDescription(/./);
  }
});
