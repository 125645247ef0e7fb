import type { Page } from "@playwright/test";
import { showPictures } from "./page";

/**
 * Loads the visible pictures of the page's content, and compares the width of each file with the widest picture that
 * shows it. A file may be one size too wide, but not clearly too narrow.
 * @returns the files that do not fit; an empty list if all fit
 */
export async function findMisfitPictures(page: Page): Promise<string[]> {
  await showPictures(page);
  return page.locator("main picture img:visible").evaluateAll((pictures: HTMLImageElement[]) =>
    pictures.flatMap(({ currentSrc, parentElement }) => {
      const { srcset = "" } = parentElement?.querySelector("source") ?? {};
      const widths = (srcset.match(/ \d+w/g) ?? []).map((width) => parseInt(width));
      const maxWidth = Math.max(...widths);
      const fileWidth = Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]);
      const shownWidths = pictures
        .filter((one) => one.currentSrc === currentSrc)
        .map((one) => one.clientWidth);
      const neededWidth = Math.max(...shownWidths) * devicePixelRatio;
      const sufficientWidth = widths.find((width) => width >= neededWidth) ?? maxWidth;
      const nextWidth = widths.find((width) => width > sufficientWidth) ?? sufficientWidth;
      const isSuitable = fileWidth <= nextWidth && fileWidth >= Math.min(neededWidth * 0.9, maxWidth);
      return isSuitable ? [] : [`${currentSrc} for a width of ${String(neededWidth)} px`];
    }),
  );
}
