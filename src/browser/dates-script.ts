import { fillLocalTimes } from "./fill-local-times";
import { updateDates } from "./update-dates";

/*
 * The entry of the inline script of pages with dates; the build bundles it (src/gatsby/static-pages.ts). It directly
 * follows the dates of a page's opening, so that nothing moves when they change, and updates the other dates once the
 * page is parsed.
 */
const update = () => {
  fillLocalTimes();
  updateDates();
};
// A part that loses all of its dates is empty, which its style may need.
document.currentScript?.remove();
update();
document.addEventListener("DOMContentLoaded", update);
setInterval(updateDates, 15_000);

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
