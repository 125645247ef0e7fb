import archivo from "./fonts/archivo.woff2";
import archivoExt from "./fonts/archivo-ext.woff2";
import archivoExtA from "./fonts/archivo-ext-a.woff2";
import fraunces from "./fonts/fraunces.woff2";
import frauncesExt from "./fonts/fraunces-ext.woff2";
import frauncesExtA from "./fonts/fraunces-ext-a.woff2";
import frauncesItalic from "./fonts/fraunces-italic.woff2";
import frauncesItalicExt from "./fonts/fraunces-italic-ext.woff2";
import frauncesItalicExtA from "./fonts/fraunces-italic-ext-a.woff2";
import metrics from "./fonts/metrics.json";

const urls: Record<string, string> = {
  "archivo.woff2": archivo,
  "archivo-ext.woff2": archivoExt,
  "archivo-ext-a.woff2": archivoExtA,
  "fraunces.woff2": fraunces,
  "fraunces-ext.woff2": frauncesExt,
  "fraunces-ext-a.woff2": frauncesExtA,
  "fraunces-italic.woff2": frauncesItalic,
  "fraunces-italic-ext.woff2": frauncesItalicExt,
  "fraunces-italic-ext-a.woff2": frauncesItalicExtA,
};

/** The two fonts that every page needs for its first screen. */
export const preloadedFonts: readonly string[] = [fraunces, archivo];

/** One @font-face rule for each file, then local fallbacks that take the same room, so that nothing moves. */
export const fontFaces = Object.values(metrics)
  .map(({ family, style, weight, stretch, files, fallbacks }) => {
    const faces = files.map(
      ({ file, unicodeRange }) => `@font-face {
        font-family: "${family}";
        font-style: ${style};
        font-weight: ${weight};
        font-stretch: ${stretch};
        font-display: swap;
        src: url("${urls[file] ?? ""}") format("woff2");
        unicode-range: ${unicodeRange};
      }`,
    );
    const standIns = Object.values(fallbacks).map(
      (fallback) => `@font-face {
        font-family: "${family} Fallback";
        font-style: ${style};
        font-weight: ${fallback.weight};
        font-stretch: ${fallback.stretch};
        src: ${fallback.local.map((name) => `local("${name}")`).join(", ")};
        size-adjust: ${fallback.sizeAdjust};
        ascent-override: ${fallback.ascentOverride};
        descent-override: ${fallback.descentOverride};
        line-gap-override: ${fallback.lineGapOverride};
      }`,
    );
    return [...faces, ...standIns].join("\n");
  })
  .join("\n");
