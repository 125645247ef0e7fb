import display from "./fonts/display.woff2";
import displayExt from "./fonts/display-ext.woff2";
import displayExtended from "./fonts/display-ext-a.woff2";
import displayAdditional from "./fonts/display-ext-b.woff2";
import italic from "./fonts/display-italic.woff2";
import italicExt from "./fonts/display-italic-ext.woff2";
import italicExtended from "./fonts/display-italic-ext-a.woff2";
import italicAdditional from "./fonts/display-italic-ext-b.woff2";
import text from "./fonts/text.woff2";
import textExt from "./fonts/text-ext.woff2";
import textExtended from "./fonts/text-ext-a.woff2";
import textAdditional from "./fonts/text-ext-b.woff2";
import bold from "./fonts/text-bold.woff2";
import boldExt from "./fonts/text-bold-ext.woff2";
import boldExtended from "./fonts/text-bold-ext-a.woff2";
import boldAdditional from "./fonts/text-bold-ext-b.woff2";
import metrics from "./fonts/metrics.json";
import { labelWidth } from "./grounds";

type Descriptors = Readonly<Record<string, string>>;

/** The descriptors that all files of a face share. In styles, the weight is 400 or 600, even if the font's weight differs. */
function describeFace(
  name: string,
  style: "normal" | "italic",
  weight: 400 | 600,
  stretch = "100%",
): Descriptors {
  return {
    "font-family": `"${name}"`,
    "font-style": style,
    "font-weight": String(weight),
    "font-stretch": stretch,
    "font-display": "swap",
  };
}

const { fallbacks } = metrics;

const displayFace = describeFace("Display", "normal", 400);
/** The italic face is a separate family, because it has a different fallback. */
const italicFace = describeFace("Display Italic", "italic", 400);
const textFace = describeFace("Text", "normal", 400);
/** Labels use the narrow end of the width axis. */
const boldFace = describeFace("Text", "normal", 600, `${String(labelWidth)}% 100%`);

/**
 * The approximate unicode-range of a face's common file. An exact range would be longer, on every page. If the file does
 * not have a character, browsers look in the files that are declared before it (CSS Fonts Level 4, 4.5.1).
 */
const commonRange = "U+0-BF,U+D7,U+2000-21FF";

/**
 * The rest of Latin-1, and rare symbols. The ranges do not contain characters of the common file, because these would
 * load the rare file while the common file loads.
 */
const latin1Ranges = {
  display: "U+23,U+25,U+2A,U+2B,U+2F,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+A1-FF,U+131,U+152-153",
  text: "U+23,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF,U+131,U+152-153",
};
const extendedRange = "U+100-24F,U+1E00-1E9F";
/** The range of Vietnamese letters and of combining marks. */
const additionalRange = "U+300-323,U+1EA0-1EF9";

/** The fonts of headline and text. Every page preloads them in this order. */
export const preloadedFonts: readonly string[] = [display, text];

function fontFaceRule(descriptors: Descriptors): string {
  const declarations = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${declarations.join(";")}}`;
}

/** The rule of one font file of a face, with the range of its characters. */
function fileRule(file: string, face: Descriptors, range: string): string {
  return fontFaceRule({ ...face, src: `url("${file}") format("woff2")`, "unicode-range": range });
}

/**
 * The rules of fallback fonts. They adjust installed fonts to the metrics of the site's font, so that nothing moves when
 * the font has loaded.
 */
function fallbackRules(
  family: string,
  style: "normal" | "italic",
  weight: 400 | 600,
  installedFonts: typeof fallbacks.text,
): string[] {
  return installedFonts.map(({ local, ...metricOverrides }) =>
    fontFaceRule({
      "font-family": `"${family} Fallback"`,
      "font-style": style,
      "font-weight": String(weight),
      src: local.map((name) => `local("${name}")`).join(),
      "size-adjust": metricOverrides.sizeAdjust,
      "ascent-override": metricOverrides.ascentOverride,
      "descent-override": metricOverrides.descentOverride,
      "line-gap-override": metricOverrides.lineGapOverride,
    }),
  );
}

/**
 * A placeholder for the bold face until it has loaded. Without this rule, browsers would synthesize bold letters of the
 * normal width. With it, they use the next family of the stack. The range does not contain any used character.
 */
const boldPlaceholder = fontFaceRule({ ...boldFace, src: 'local("")', "unicode-range": "U+10FFFF" });

const facesOfEveryPage = [
  boldPlaceholder,
  // A text with + or % does not need rare glyphs, but the common file of headlines does not have these characters.
  fileRule(displayExt, displayFace, latin1Ranges.display),
  fileRule(italicExt, italicFace, latin1Ranges.display),
  fileRule(display, displayFace, commonRange),
  fileRule(text, textFace, commonRange),
  ...fallbackRules("Display", "normal", 400, fallbacks.display),
  ...fallbackRules("Display Italic", "italic", 400, fallbacks.italic),
  ...fallbackRules("Text", "normal", 400, fallbacks.text),
  ...fallbackRules("Text", "normal", 600, fallbacks.bold),
  ...fallbackRules("Label", "normal", 600, fallbacks.label),
];

const facesOnDemand = [
  fileRule(displayAdditional, displayFace, additionalRange),
  fileRule(displayExtended, displayFace, extendedRange),
  fileRule(italicAdditional, italicFace, additionalRange),
  fileRule(italicExtended, italicFace, extendedRange),
  fileRule(textAdditional, textFace, additionalRange),
  fileRule(textExtended, textFace, extendedRange),
  fileRule(textExt, textFace, latin1Ranges.text),
  fileRule(boldAdditional, boldFace, additionalRange),
  fileRule(boldExtended, boldFace, extendedRange),
  fileRule(boldExt, boldFace, latin1Ranges.text),
];

/**
 * The faces that load after the first paint of a visit (src/browser/wait-for-first-paint.ts). They are the same on every
 * page, because each variant would add a hash to the policy in every response.
 */
export const lateFontFaces =
  fileRule(italic, italicFace, commonRange) + fileRule(bold, boldFace, commonRange);

/**
 * The @font-face rules of a page: the faces of headline and text, the fallbacks, and the faces with rare characters.
 * @param needsRareGlyphs whether the page may need more than the common glyphs (src/rendering/glyph-coverage.ts)
 */
export function fontFaces(needsRareGlyphs: boolean): string {
  return [...(needsRareGlyphs ? facesOnDemand : []), ...facesOfEveryPage].join("");
}
