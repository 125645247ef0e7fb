import { fillLocalTimes } from "../calendar/local-time";

/** The entry of the inline script of live pages with local times; the build bundles it (src/gatsby/static-pages.ts). */
fillLocalTimes();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
