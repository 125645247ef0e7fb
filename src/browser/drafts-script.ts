import { restoreDrafts } from "../forms/drafts";

/** Step 6 of “From a query to a live page” (docs/architecture.md): the inline script of pages with forms. */
restoreDrafts();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
