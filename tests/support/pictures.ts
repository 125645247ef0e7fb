import type { Page } from "@playwright/test";
import { showPictures } from "./page";

/**
 * Loads the visible pictures of the page's content, and compares each file that the browser chose with its widest slot
 * (in a wider window, a browser may take a file that another slot has loaded): no file is more than one width too wide,
 * or clearly too narrow.
 * @returns the files that do not fit; an empty list if all do
 */
export async function findMisfitPictures(page: Page): Promise<string[]> {
  await showPictures(page);
  return page.locator("main picture img:visible").evaluateAll((all: HTMLImageElement[]) =>
    all.flatMap(({ currentSrc, parentElement }) => {
      const { srcset = "" } = parentElement?.querySelector("source") ?? {};
      const widths = (srcset.match(/ \d+w/g) ?? []).map((width) => parseInt(width));
      const widest = Math.max(...widths);
      const chosen = Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]);
      const slots = all.filter((one) => one.currentSrc === currentSrc).map((one) => one.clientWidth);
      const slot = Math.max(...slots) * devicePixelRatio;
      const enough = widths.find((width) => width >= slot) ?? widest;
      const next = widths.find((width) => width > enough) ?? enough;
      const fits = chosen <= next && chosen >= Math.min(slot * 0.9, widest);
      return fits ? [] : [`${currentSrc} in a slot of ${String(slot)} px`];
    }),
  );
}
