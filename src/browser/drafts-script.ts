import { restoreDrafts } from "../forms/drafts";

/** Step 6 of a live page’s way: the entry of the inline script of pages with forms; the build bundles it (src/gatsby/static-pages.ts). */
restoreDrafts();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
