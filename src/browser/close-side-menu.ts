import { sideMenuId } from "../components/layout/side-menu-id";

/**
 * Closes the side menu's popover after a click on a link, because the target may be a part of the same page. Also
 * closes the popover before the page enters the back/forward cache, and when the focus leaves the popover, which would
 * cover the focused element. Browsers without popovers get the script for older browsers (older-browsers.tsx).
 */
export function closeSideMenu(): void {
  addEventListener("DOMContentLoaded", () => {
    const menu = document.getElementById(sideMenuId);
    const olderBrowsersScript = document.querySelector<HTMLScriptElement>("[nomodule]");
    if (!menu || !olderBrowsersScript) return;
    if ("hidePopover" in menu) {
      menu.addEventListener("focusout", ({ relatedTarget }) => {
        if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.hidePopover();
      });
      menu.addEventListener("click", ({ target }) => {
        if (target instanceof Element && target.closest("a")) menu.hidePopover();
      });
      addEventListener("pagehide", () => {
        menu.hidePopover();
      });
    } else if ("noModule" in olderBrowsersScript) {
      const { src, integrity } = olderBrowsersScript;
      olderBrowsersScript.replaceWith(Object.assign(document.createElement("script"), { src, integrity }));
    }
  });
}
