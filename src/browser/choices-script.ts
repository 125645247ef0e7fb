/**
 * Lets Escape close the list of a button with several addresses (ui/links.tsx) if the focus is in the list. The build
 * puts this script into pages with such a list (src/gatsby/static-pages.ts).
 */
addEventListener("keydown", ({ key }) => {
  const list = document.activeElement?.closest("[data-choices][open]");
  if (key !== "Escape" || !list) return;
  list.removeAttribute("open");
  list.querySelector("summary")?.focus();
});

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
