import archivo from "./fonts/archivo.woff2";
import archivoExt from "./fonts/archivo-ext.woff2";
import archivoExtA from "./fonts/archivo-ext-a.woff2";
import archivoExtB from "./fonts/archivo-ext-b.woff2";
import archivoLabel from "./fonts/archivo-label.woff2";
import archivoLabelExt from "./fonts/archivo-label-ext.woff2";
import archivoLabelExtA from "./fonts/archivo-label-ext-a.woff2";
import archivoLabelExtB from "./fonts/archivo-label-ext-b.woff2";
import fraunces from "./fonts/fraunces.woff2";
import frauncesExt from "./fonts/fraunces-ext.woff2";
import frauncesExtA from "./fonts/fraunces-ext-a.woff2";
import frauncesExtB from "./fonts/fraunces-ext-b.woff2";
import frauncesItalic from "./fonts/fraunces-italic.woff2";
import frauncesItalicExt from "./fonts/fraunces-italic-ext.woff2";
import frauncesItalicExtA from "./fonts/fraunces-italic-ext-a.woff2";
import frauncesItalicExtB from "./fonts/fraunces-italic-ext-b.woff2";
import metrics from "./fonts/metrics.json";

/** The files of each face, the further Latin letters first: of overlapping ranges, the last that is named counts. */
const files: Record<keyof typeof metrics, readonly string[]> = {
  fraunces: [frauncesExtB, frauncesExtA, frauncesExt, fraunces],
  "fraunces-italic": [frauncesItalicExtB, frauncesItalicExtA, frauncesItalicExt, frauncesItalic],
  archivo: [archivoExtB, archivoExtA, archivoExt, archivo],
  "archivo-label": [archivoLabelExtB, archivoLabelExtA, archivoLabelExt, archivoLabel],
};

/**
 * What each of the four is asked for, roughly: a letter that a file turns out not to hold is looked for in the file
 * before it (CSS Fonts Level 4, section 4.5.1), and exact ranges are weight on every page.
 */
const ranges = [
  "U+300-323,U+1EA0-1EF9",
  "U+100-24F,U+1E00-1E9F",
  "U+23-FF,U+131,U+152-153",
  "U+0-BF,U+D7,U+2000-21FF",
];

/** The two fonts that every page needs for its first screen. */
export const preloadedFonts: readonly string[] = [fraunces, archivo];

/** One @font-face rule for each file, then local fallbacks that take the same room, so that nothing moves. */
export const fontFaces = (Object.keys(files) as (keyof typeof files)[])
  .flatMap((name) => {
    const { family, style, weight, fallbacks } = metrics[name];
    const faces = files[name].map(
      (file, index) => `@font-face {
        font-family: "${family}";
        font-style: ${style};
        font-weight: ${weight};
        font-display: swap;
        src: url("${file}") format("woff2");
        unicode-range: ${ranges[index] ?? ""};
      }`,
    );
    const standIns = Object.values(fallbacks).map(
      (fallback) => `@font-face {
        font-family: "${family} Fallback";
        font-style: ${style};
        font-weight: ${fallback.weight};
        src: ${fallback.local.map((local) => `local("${local}")`).join(", ")};
        size-adjust: ${fallback.sizeAdjust};
        ascent-override: ${fallback.ascentOverride};
        descent-override: ${fallback.descentOverride};
        line-gap-override: ${fallback.lineGapOverride};
      }`,
    );
    return [...faces, ...standIns];
  })
  .join("\n");
