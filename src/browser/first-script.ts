import { closeSideMenu } from "./close-side-menu";
import { shareOnClick } from "./share-on-click";
import { waitForFirstPaint } from "./wait-for-first-paint";

/** Step 5 of “From a query to a live page” (docs/architecture.md): the inline script in the head of every page, live or not. */
waitForFirstPaint();
closeSideMenu();
shareOnClick();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
