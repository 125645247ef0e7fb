/**
 * Above the header, shows the first line that is due and hides the others, because the page may have been built weeks
 * ago. The build puts this script directly after the lines (src/gatsby/static-pages.ts), so that nothing below them
 * moves. A line without `data-starts-at` was due at the build.
 */
const lineSection = document.currentScript?.previousElementSibling;
if (lineSection instanceof HTMLElement) {
  lineSection.hidden = true;
  for (const line of lineSection.querySelectorAll("p")) {
    const { startsAt = "", endsAt = "" } = line.dataset;
    const isDue = !(Date.parse(startsAt) > Date.now()) && Date.parse(endsAt) > Date.now();
    line.hidden = !lineSection.hidden || !isDue;
    if (!line.hidden) lineSection.hidden = false;
  }
}

// Without an export, esbuild takes the file for CommonJS and wraps it.
export {};
