/**
 * Follows the style element of the further font faces in the head. On the first page of a visit, the fonts of the
 * headline and the text have the connection to themselves: the other fonts and the manifest wait until the first paint,
 * and 100 ms longer, since the largest element may be painted a little later. The faces are added together, so that the
 * layout changes once; if one fails to load, the style element is applied instead. On later pages, all fonts are in the
 * browser's cache.
 */
export function waitForFirstPaint(): void {
  const style = document.currentScript?.previousElementSibling;
  const manifest = document.querySelector<HTMLLinkElement>("[rel=manifest]");
  if (document.referrer.startsWith(`${origin}/`) || !(style instanceof HTMLStyleElement) || !manifest) return;
  const load = (): void => {
    manifest.rel = "manifest";
    const faces = Array.from(style.sheet?.cssRules ?? [], fontFaceOf);
    Promise.all(faces.map((face) => face.load())).then(
      () => {
        faces.forEach((face) => document.fonts.add(face));
        style.remove();
      },
      () => {
        style.media = "";
      },
    );
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(load, 100);
  }).observe({ type: "paint", buffered: true });
  style.media = "not all";
  manifest.rel = "";
}

/** Converts a rule of a style sheet to a FontFace, which a script can load. */
function fontFaceOf(rule: CSSRule): FontFace {
  const { style } = rule as CSSFontFaceRule;
  const get = (name: string): string => style.getPropertyValue(name);
  return new FontFace(get("font-family").replaceAll('"', ""), get("src"), {
    style: get("font-style"),
    weight: get("font-weight"),
    stretch: get("font-stretch"),
    unicodeRange: get("unicode-range"),
  });
}
