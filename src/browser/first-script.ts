import { closeSideMenu } from "./close-side-menu";
import { shareOnClick } from "./share-on-click";
import { waitForFirstPaint } from "./wait-for-first-paint";

/** Step 5 of a live page’s way, also on all other pages: the entry of the inline script in every page's head; the build bundles it (src/gatsby/static-pages.ts). */
waitForFirstPaint();
closeSideMenu();
shareOnClick();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
