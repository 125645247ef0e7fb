import archivo from "./fonts/archivo.woff2";
import archivoExt from "./fonts/archivo-ext.woff2";
import archivoExtended from "./fonts/archivo-ext-a.woff2";
import archivoAdditional from "./fonts/archivo-ext-b.woff2";
import archivoBold from "./fonts/archivo-bold.woff2";
import archivoBoldExt from "./fonts/archivo-bold-ext.woff2";
import archivoBoldExtended from "./fonts/archivo-bold-ext-a.woff2";
import archivoBoldAdditional from "./fonts/archivo-bold-ext-b.woff2";
import fraunces from "./fonts/fraunces.woff2";
import frauncesExt from "./fonts/fraunces-ext.woff2";
import frauncesExtended from "./fonts/fraunces-ext-a.woff2";
import frauncesAdditional from "./fonts/fraunces-ext-b.woff2";
import frauncesItalic from "./fonts/fraunces-italic.woff2";
import frauncesItalicExt from "./fonts/fraunces-italic-ext.woff2";
import frauncesItalicExtended from "./fonts/fraunces-italic-ext-a.woff2";
import frauncesItalicAdditional from "./fonts/fraunces-italic-ext-b.woff2";
import metrics from "./fonts/metrics.json";

type Fallback = (typeof metrics.archivo.fallbacks)["arial"];
type Descriptors = Readonly<Record<string, string>>;

/** The descriptors that all files of a face share. */
function family(
  name: string,
  { style, weight }: { style: string; weight: string },
  stretch = "100%",
): Descriptors {
  return {
    "font-family": `"${name}"`,
    "font-style": style,
    "font-weight": weight,
    "font-stretch": stretch,
    "font-display": "swap",
  };
}

const roman = family("Fraunces", metrics.fraunces);
/** A family of its own, because it has a fallback of its own. */
const italic = family("Fraunces Italic", metrics["fraunces-italic"]);
const text = family("Archivo", metrics.archivo);
/** Labels use the narrow end of its width axis. */
const bold = family("Archivo", metrics["archivo-bold"], "75% 100%");

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

function rule(descriptors: Descriptors): string {
  const declarations = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${declarations.join(";")}}`;
}

/** The rule of one file of a face, with the characters in it. */
function faceIn(file: string, face: Descriptors, range: string): string {
  return rule({ ...face, src: `url("${file}") format("woff2")`, "unicode-range": range });
}

/**
 * Metric-matched fallbacks: installed faces adjusted to our font's metrics, so that nothing moves when the font
 * arrives.
 */
function fallbacks(name: string, style: string, of: readonly Fallback[]): string[] {
  return of.map(({ weight, local, ...fit }) =>
    rule({
      "font-family": `"${name} Fallback"`,
      "font-style": style,
      "font-weight": weight,
      src: local.map((face) => `local("${face}")`).join(),
      "size-adjust": fit.sizeAdjust,
      "ascent-override": fit.ascentOverride,
      "descent-override": fit.descentOverride,
      "line-gap-override": fit.lineGapOverride,
    }),
  );
}

const { arialBold, arialBoldAsLabel } = metrics["archivo-bold"].fallbacks;

/**
 * A placeholder for the bold face until it is loaded. If the family had no bold face, browsers would synthesise a bold
 * of the normal width; with this rule, they use the next family of the stack. Its range contains no character.
 */
const place = rule({ ...bold, src: 'local("")', "unicode-range": "U+10FFFF" });

const everywhere = [
  place,
  // Characters such as + and % are common in running text and rare in headlines.
  faceIn(frauncesExt, roman, latin1.display),
  faceIn(frauncesItalicExt, italic, latin1.display),
  faceIn(fraunces, roman, common),
  faceIn(archivo, text, common),
  ...fallbacks("Fraunces", "normal", Object.values(metrics.fraunces.fallbacks)),
  ...fallbacks("Fraunces Italic", "italic", Object.values(metrics["fraunces-italic"].fallbacks)),
  ...fallbacks("Archivo", "normal", [...Object.values(metrics.archivo.fallbacks), arialBold]),
  ...fallbacks("Archivo Label", "normal", [arialBoldAsLabel]),
];

const onDemand = [
  faceIn(frauncesAdditional, roman, additional),
  faceIn(frauncesExtended, roman, extended),
  faceIn(frauncesItalicAdditional, italic, additional),
  faceIn(frauncesItalicExtended, italic, extended),
  faceIn(archivoAdditional, text, additional),
  faceIn(archivoExtended, text, extended),
  faceIn(archivoExt, text, latin1.text),
  faceIn(archivoBoldAdditional, bold, additional),
  faceIn(archivoBoldExtended, bold, extended),
  faceIn(archivoBoldExt, bold, latin1.text),
];

/**
 * The faces that load after the first paint of a visit (src/browser/wait-for-first-paint.ts). They are the same on every page, because
 * each variant would add a hash to the policy in every response.
 */
export const furtherFontFaces = faceIn(frauncesItalic, italic, common) + faceIn(archivoBold, bold, common);

/**
 * The @font-face rules of a page: the faces of headline and text, further characters on demand, and the fallbacks.
 * @param isRare whether the page may need more than the common glyphs (src/rendering/glyph-coverage.ts)
 */
export function fontFaces(isRare: boolean): string {
  return [...(isRare ? onDemand : []), ...everywhere].join("");
}
