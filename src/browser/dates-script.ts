import { fillLocalTimes } from "./fill-local-times";
import { updateDates } from "./update-dates";

/** The entry of the inline script of pages with dates; the build bundles it (src/gatsby/static-pages.ts). */
fillLocalTimes();
updateDates();
setInterval(updateDates, 15_000);

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
