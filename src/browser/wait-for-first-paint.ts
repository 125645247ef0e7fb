/**
 * Applies the style element before this script, with the further font faces, soon after the first paint: on the first
 * page of a visit, the fonts of headline and text then do not share the connection. It waits 100 ms, because the
 * largest element may be painted a little later. On later pages, all fonts are in the browser's cache.
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
