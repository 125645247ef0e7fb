import { shareOnClick } from "../components/layout/share-on-click";
import { helpSideMenu } from "../components/layout/side-menu-help";
import { waitForFirstPaint } from "./wait-for-first-paint";

/** The entry of the inline script in every page's head; the build bundles it (src/gatsby/static-pages.ts). */
waitForFirstPaint();
helpSideMenu();
shareOnClick();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
