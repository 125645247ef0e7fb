/**
 * Shows the first line above the header that is due, and hides the others: a page may have been built weeks ago. The
 * build puts this script directly after the lines (src/gatsby/static-pages.ts), so that nothing below them moves. A line
 * without `data-from` was due at the build.
 */
const band = document.currentScript?.previousElementSibling;
if (band instanceof HTMLElement) {
  band.hidden = true;
  for (const line of band.querySelectorAll("p")) {
    const { from, to = "" } = line.dataset;
    const isDue = !(Date.parse(from ?? "") > Date.now()) && Date.parse(to) > Date.now();
    line.hidden = !band.hidden || !isDue;
    if (!line.hidden) band.hidden = false;
  }
}

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
