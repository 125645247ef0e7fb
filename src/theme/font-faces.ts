import archivo from "./fonts/archivo.woff2";
import archivoExt from "./fonts/archivo-ext.woff2";
import archivoExtA from "./fonts/archivo-ext-a.woff2";
import archivoExtB from "./fonts/archivo-ext-b.woff2";
import archivoBold from "./fonts/archivo-bold.woff2";
import archivoBoldExt from "./fonts/archivo-bold-ext.woff2";
import archivoBoldExtA from "./fonts/archivo-bold-ext-a.woff2";
import archivoBoldExtB from "./fonts/archivo-bold-ext-b.woff2";
import fraunces from "./fonts/fraunces.woff2";
import frauncesExt from "./fonts/fraunces-ext.woff2";
import frauncesExtA from "./fonts/fraunces-ext-a.woff2";
import frauncesExtB from "./fonts/fraunces-ext-b.woff2";
import frauncesItalic from "./fonts/fraunces-italic.woff2";
import frauncesItalicExt from "./fonts/fraunces-italic-ext.woff2";
import frauncesItalicExtA from "./fonts/fraunces-italic-ext-a.woff2";
import frauncesItalicExtB from "./fonts/fraunces-italic-ext-b.woff2";
import metrics from "./fonts/metrics.json";

type Fallback = (typeof metrics.archivo.fallbacks)["arial"];

/** The descriptors of one face. */
interface Face {
  name: string;
  style: string;
  weight: string;
  stretch: string;
}

const roman: Face = { ...pick(metrics.fraunces), name: "Fraunces" };
const text: Face = { ...pick(metrics.archivo), name: "Archivo" };
/** A family of its own, because it has a fallback of its own. */
const italic: Face = { ...pick(metrics["fraunces-italic"]), name: "Fraunces Italic" };
/** Labels use the narrow end of its width axis. */
const bold: Face = { ...pick(metrics["archivo-bold"]), name: "Archivo", stretch: "75% 100%" };

function pick({ style, weight }: { style: string; weight: string }): Omit<Face, "name"> {
  return { style, weight, stretch: "100%" };
}

/**
 * The approximate unicode-range of a face's common file. If the file lacks a character, browsers look in the files
 * declared before it (CSS Fonts Level 4, 4.5.1); an exact range would add weight to every page.
 */
const common = "U+0-BF,U+D7,U+2000-21FF";

/**
 * The rest of Latin-1 and rare symbols. It shares no character with the common file, because it would be fetched while
 * that file loads.
 */
const latin1 = {
  display: "U+23,U+25,U+2A,U+2B,U+2F,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+A1-FF,U+131,U+152-153",
  text: "U+23,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF,U+131,U+152-153",
};
const extended = "U+100-24F,U+1E00-1E9F";
/** Letters with a dot or a hook. */
const additional = "U+300-323,U+1EA0-1EF9";

/** The fonts of the headline and the text, which every page preloads in this order. */
export const preloadedFonts: readonly string[] = [fraunces, archivo];

function rule({ name, style, weight, stretch }: Face, file: string, range: string): string {
  return `@font-face{font-family:"${name}";font-style:${style};font-weight:${weight};font-stretch:${stretch};font-display:swap;src:url("${file}") format("woff2");unicode-range:${range}}`;
}

/** The font files that few pages need: Extended Additional, then Extended Latin. */
const onDemand = (face: Face, extendedFile: string, additionalFile: string): string[] => [
  rule(face, additionalFile, additional),
  rule(face, extendedFile, extended),
];

/**
 * A metric-matched fallback: an installed face adjusted to our font's metrics, so that nothing moves when the font
 * arrives.
 */
function fallbackRule(name: string, { style }: Face, { weight, local, ...fit }: Fallback): string {
  const sources = local.map((face) => `local("${face}")`).join();
  return `@font-face{font-family:"${name} Fallback";font-style:${style};font-weight:${weight};src:${sources};size-adjust:${fit.sizeAdjust};ascent-override:${fit.ascentOverride};descent-override:${fit.descentOverride};line-gap-override:${fit.lineGapOverride}}`;
}

const fallbacksOf = (name: "fraunces" | "fraunces-italic" | "archivo"): Fallback[] =>
  Object.values(metrics[name].fallbacks);
const { arialBold, arialBoldAsLabel } = metrics["archivo-bold"].fallbacks;

/**
 * A placeholder for the bold face until it is loaded. If the family had no bold face, browsers would synthesise a bold
 * of the normal width; with this rule, they use the next family of the stack. Its unicode-range contains no character.
 */
const place = `@font-face{font-family:"${bold.name}";font-weight:${bold.weight};font-stretch:${bold.stretch};src:local("");unicode-range:U+10FFFF}`;

const fallbackRules = [
  ...fallbacksOf("fraunces").map((fallback) => fallbackRule("Fraunces", roman, fallback)),
  ...fallbacksOf("fraunces-italic").map((fallback) => fallbackRule("Fraunces Italic", italic, fallback)),
  ...fallbacksOf("archivo").map((fallback) => fallbackRule("Archivo", text, fallback)),
  fallbackRule("Archivo", bold, arialBold),
  fallbackRule("Archivo Label", bold, arialBoldAsLabel),
];

/** Signs such as + and % that are common in running text and rare in headlines. */
const displaySigns = [
  rule(roman, frauncesExt, latin1.display),
  rule(italic, frauncesItalicExt, latin1.display),
];

const rareFaces = [
  ...onDemand(roman, frauncesExtA, frauncesExtB),
  ...onDemand(italic, frauncesItalicExtA, frauncesItalicExtB),
  ...onDemand(text, archivoExtA, archivoExtB),
  rule(text, archivoExt, latin1.text),
  ...onDemand(bold, archivoBoldExtA, archivoBoldExtB),
  rule(bold, archivoBoldExt, latin1.text),
];

/**
 * The faces that every page declares: those of headline and text, further characters on demand, and the fallbacks.
 * @param isRare whether the page may need more than the common glyphs (src/rendering/glyph-coverage.ts)
 */
export function fontFaces(isRare: boolean): string {
  return [
    place,
    ...(isRare ? rareFaces : []),
    ...displaySigns,
    rule(roman, fraunces, common),
    rule(text, archivo, common),
    ...fallbackRules,
  ].join("");
}

/**
 * The faces that load after the first paint of a visit (first-paint.ts). They are the same on every page, because each
 * variant would add a hash to the policy in every response.
 */
export const furtherFontFaces = rule(italic, frauncesItalic, common) + rule(bold, archivoBold, common);
