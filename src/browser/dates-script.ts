import { fillLocalTimes } from "./fill-local-times";
import { updateDates } from "./update-dates";

/*
 * The inline script of pages with dates. The build bundles it (src/gatsby/static-pages.ts), and puts it directly after
 * the dates at the top of a page, so that nothing moves when they change. It updates the other dates once the page is
 * parsed.
 */
const updateAll = () => {
  fillLocalTimes();
  updateDates();
};
// Removes this script element, because an element without dates must be empty: its style may depend on `:empty`.
document.currentScript?.remove();
updateAll();
document.addEventListener("DOMContentLoaded", updateAll);
setInterval(updateDates, 15_000);

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
