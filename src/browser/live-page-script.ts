import { hydrateOnInteraction } from "./hydrate-on-interaction";
import { openTargetDetails } from "./open-target-details";

/** Step 7 of a live page’s way: the entry of the inline script of all live pages; the build bundles it (src/gatsby/static-pages.ts). */
openTargetDetails();
hydrateOnInteraction();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
