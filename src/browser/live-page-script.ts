import { hydrateOnInteraction } from "./hydrate-on-interaction";
import { openTargetDetails } from "./open-target-details";

/** Step 7 of “From a query to a live page” (docs/architecture.md): the inline script of all live pages. */
openTargetDetails();
hydrateOnInteraction();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
