/**
 * Delays the style element before this script, which contains the italic and bold font faces, until shortly after the
 * first paint. On the first page of a visit, the fonts of headline and text then load without competition. The script
 * waits another 100 ms, because the largest element may be painted a little later. On later pages, all fonts are in the
 * browser's cache.
 */
export function waitForFirstPaint(): void {
  const style = document.currentScript?.previousElementSibling;
  if (!(style instanceof HTMLStyleElement) || document.referrer.startsWith(`${origin}/`)) return;
  style.media = "not all";
  new PerformanceObserver(() => {
    setTimeout(() => {
      style.media = "";
    }, 100);
  }).observe({ type: "paint", buffered: true });
}
