import { sideMenuId } from "../components/layout/side-menu-id";

/**
 * Closes the side menu's popover when a link in it is followed, which may lead to a part of the same page, when the page
 * returns from the back/forward cache, and when the Tab key leaves it, so that focus is never hidden behind it. Browsers
 * without popovers get the script for older browsers (older-browsers.tsx).
 */
export function closeSideMenu(): void {
  addEventListener("DOMContentLoaded", () => {
    const menu = document.getElementById(sideMenuId);
    const older = document.querySelector<HTMLScriptElement>("[nomodule]");
    if (!menu || !older) return;
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
    } else if ("noModule" in older) {
      const { src, integrity } = older;
      older.replaceWith(Object.assign(document.createElement("script"), { src, integrity }));
    }
  });
}
