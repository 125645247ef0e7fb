import { interact, openPage, paths } from "../support/page";
import { findMisfitPictures } from "../support/pictures";
import { expect, test } from "../support/site";

const screens = [
  { name: "a phone", viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: "a laptop", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

for (const { name, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    for (const route of paths) {
      test(`the page ${route} loads AVIF pictures that fit their displayed sizes`, async ({ page }) => {
        await openPage(page, route);
        expect(await page.locator("img[fetchpriority=high]:visible").count()).toBeLessThanOrEqual(1);
        const eagerTops = await page
          .locator("img:not([loading=lazy]):visible")
          .evaluateAll((pictures) =>
            pictures.map((picture) => picture.getBoundingClientRect().top / innerHeight),
          );
        // Eagerly loaded pictures are in the first view or just below it.
        for (const top of eagerTops) expect(top).toBeLessThan(1.5);

        await interact(page);
        await page.waitForFunction(
          () => !document.querySelector("#page-scripts") || "interacted" in document.documentElement.dataset,
        );
        expect(await findMisfitPictures(page)).toEqual([]);
      });
    }
  });
}
