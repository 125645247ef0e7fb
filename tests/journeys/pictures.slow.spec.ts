import type { Page } from "@playwright/test";
import { interact, open, paths, showPictures } from "../support/page";
import { expect, test } from "../support/site";

const screens = [
  { name: "a phone", viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: "a laptop", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

interface Shown {
  file: string;
  /** The widths in device pixels of the file, its slot and the published files. */
  width: number;
  slot: number;
  published: number[];
}

/** Interacts, scrolls every picture into view, and returns the file that the browser has chosen for each. */
async function choosePictures(page: Page): Promise<Shown[]> {
  await interact(page);
  await page.waitForFunction(
    () => !document.querySelector("#page-scripts") || "interacted" in document.documentElement.dataset,
  );
  await showPictures(page);
  return page.locator("main picture img:visible").evaluateAll((all) =>
    (all as HTMLImageElement[]).map((picture) => {
      const { srcset = "" } = picture.parentElement?.querySelector("source") ?? {};
      const choices = (srcset.match(/ \d+w/g) ?? []).map((width) => parseInt(width));
      return {
        file: picture.currentSrc,
        width: Number(/-(\d+)\.\w+$/.exec(picture.currentSrc)?.[1]),
        slot: picture.clientWidth * devicePixelRatio,
        published: choices,
      };
    }),
  );
}

for (const { name, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    for (const route of paths) {
      test(`${route} shows pictures in AVIF that fit their slots`, async ({ page }) => {
        await open(page, route);
        expect(await page.locator("img[fetchpriority=high]:visible").count()).toBeLessThanOrEqual(1);
        const eager = await page
          .locator("img:not([loading=lazy]):visible")
          .evaluateAll((pictures) =>
            pictures.map((picture) => picture.getBoundingClientRect().top / innerHeight),
          );
        // Eagerly loaded pictures are in the first view or just below it.
        for (const top of eager) expect(top).toBeLessThan(1.5);

        for (const { file, width, slot, published } of await choosePictures(page)) {
          expect(file).toMatch(/\.avif$/);
          const enough = published.find((one) => one >= slot) ?? Math.max(...published);
          const next = published.find((one) => one > enough) ?? enough;
          expect(width, `${file} in a slot of ${String(slot)}`).toBeLessThanOrEqual(next);
          expect(width, `${file} in a slot of ${String(slot)}`).toBeGreaterThanOrEqual(
            Math.min(slot * 0.9, Math.max(...published)),
          );
        }
      });
    }
  });
}
