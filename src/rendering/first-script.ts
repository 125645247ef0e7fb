import { shareOnClick } from "../components/layout/share-on-click";
import { helpSideMenu } from "../components/layout/side-menu-help";
import { waitForFirstPaint } from "../theme/first-paint";

/** The entry of the inline script in every page's head; the build bundles it (src/build/static-pages/page-scripts.ts). */
waitForFirstPaint();
helpSideMenu();
shareOnClick();
