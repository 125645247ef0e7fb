import { copyOnClick } from "./copy-on-click";

/** The inline script of pages with texts to copy. The build bundles it (src/gatsby/static-pages.ts). */
copyOnClick();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
