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
/** A family of its own, for the sake of its stand-ins. */
const italic: Face = { ...pick(metrics["fraunces-italic"]), name: "Fraunces Italic" };
/** With its narrow letters, the labels. */
const bold: Face = { ...pick(metrics["archivo-bold"]), name: "Archivo", stretch: "75% 100%" };

function pick({ style, weight }: { style: string; weight: string }): Omit<Face, "name"> {
  return { style, weight, stretch: "100%" };
}

/**
 * What each file of a face is asked for, roughly: a letter that it turns out not to hold is looked for in the file named
 * before it (CSS Fonts Level 4, section 4.5.1), and exact ranges are weight on every page.
 */
const ranges = {
  /** Letters with a dot or a hook, and the rest beyond Latin-1. */
  additional: "U+300-323,U+1EA0-1EF9",
  extended: "U+100-24F,U+1E00-1E9F",
  latin1: "U+23-FF,U+131,U+152-153",
  base: "U+0-BF,U+D7,U+2000-21FF",
};

/** The two fonts that every page is first read in; the first of them takes the connection that is there. */
export const preloadedFonts: readonly string[] = [fraunces, archivo];

function rule({ name, style, weight, stretch }: Face, file: string, range: string): string {
  return `@font-face{font-family:"${name}";font-style:${style};font-weight:${weight};font-stretch:${stretch};font-display:swap;src:url("${file}") format("woff2");unicode-range:${range}}`;
}

/** The files of a face that few pages need. */
const onDemand = (face: Face, additional: string, extended: string, latin1: string): string[] => [
  rule(face, additional, ranges.additional),
  rule(face, extended, ranges.extended),
  rule(face, latin1, ranges.latin1),
];

/** An installed face that takes the same room as one of ours, so that nothing moves when that comes. */
function standIn(name: string, { style }: Face, { weight, local, ...fit }: Fallback): string {
  const sources = local.map((face) => `local("${face}")`).join();
  return `@font-face{font-family:"${name} Fallback";font-style:${style};font-weight:${weight};src:${sources};size-adjust:${fit.sizeAdjust};ascent-override:${fit.ascentOverride};descent-override:${fit.descentOverride};line-gap-override:${fit.lineGapOverride}}`;
}

const fallbacksOf = (name: "fraunces" | "fraunces-italic"): Fallback[] =>
  Object.values(metrics[name].fallbacks);
const { arialBold, arialBoldAsLabel } = metrics["archivo-bold"].fallbacks;

/**
 * Keeps the bold face's place while that waits: of a family without one, browsers draw a bold of their own making, and
 * wide where it should be narrow; so the next family of the stack is asked. Of no sign that there is.
 */
const place = `@font-face{font-family:"${bold.name}";font-weight:${bold.weight};font-stretch:${bold.stretch};src:local("");unicode-range:U+10FFFF}`;

/** The faces that a page is first read in, and what stands in for all. Of overlapping ranges, the last that is named counts. */
export const fontFaces = [
  place,
  ...onDemand(roman, frauncesExtB, frauncesExtA, frauncesExt),
  rule(roman, fraunces, ranges.base),
  ...onDemand(text, archivoExtB, archivoExtA, archivoExt),
  rule(text, archivo, ranges.base),
  ...fallbacksOf("fraunces").map((fallback) => standIn("Fraunces", roman, fallback)),
  ...fallbacksOf("fraunces-italic").map((fallback) => standIn("Fraunces Italic", italic, fallback)),
  standIn("Archivo", text, metrics.archivo.fallbacks.arial),
  standIn("Archivo", bold, arialBold),
  standIn("Archivo Label", bold, arialBoldAsLabel),
].join("");

/** The faces that wait until a visit's first page has been painted (first-paint.ts); last, what nearly every page needs. */
export const furtherFontFaces = [
  ...onDemand(italic, frauncesItalicExtB, frauncesItalicExtA, frauncesItalicExt),
  ...onDemand(bold, archivoBoldExtB, archivoBoldExtA, archivoBoldExt),
  rule(italic, frauncesItalic, ranges.base),
  rule(bold, archivoBold, ranges.base),
].join("");
