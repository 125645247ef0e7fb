import { fillLocalTimes } from "../calendar/local-time";
import { hydrateOnInteraction } from "./hydrate-on-interaction";
import { openTargetDetails } from "./open-target-details";

/** The entry of the inline script of live pages; the build bundles it (src/build/static-pages.ts). */
fillLocalTimes();
openTargetDetails();
hydrateOnInteraction();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
