import { shareOnClick } from "../components/layout/share-on-click";
import { helpSideMenu } from "../components/layout/side-menu-help";
import { waitForFirstPaint } from "../theme/further-fonts";

/** The entry of the inline script in every page's head; the build bundles it (src/build/static-pages.ts). */
waitForFirstPaint();
helpSideMenu();
shareOnClick();

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
