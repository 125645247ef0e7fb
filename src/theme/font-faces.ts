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
import { fontStacks } from "./tokens";

/** A family of the style sheet: its files, the further Latin letters first, and what stands in for them. */
interface Family {
  name: string;
  style: string;
  weight: string;
  stretch?: string;
  /** Of overlapping ranges, the last that is named counts. */
  files: readonly string[];
  fallbacks: readonly (typeof metrics.archivo.fallbacks.arial)[];
}

/** The faces that a page is first read in. */
const first: readonly Family[] = [
  {
    ...metrics.fraunces,
    name: "Fraunces",
    files: [frauncesExtB, frauncesExtA, frauncesExt, fraunces],
    fallbacks: Object.values(metrics.fraunces.fallbacks),
  },
  {
    ...metrics.archivo,
    name: "Archivo",
    files: [archivoExtB, archivoExtA, archivoExt, archivo],
    fallbacks: [metrics.archivo.fallbacks.arial, metrics["archivo-bold"].fallbacks.arialBold],
  },
];

/** The faces that come after them. Italics are a family of their own, for the sake of their stand-ins. */
const further: readonly Family[] = [
  {
    ...metrics["fraunces-italic"],
    name: "Fraunces Italic",
    files: [frauncesItalicExtB, frauncesItalicExtA, frauncesItalicExt, frauncesItalic],
    fallbacks: Object.values(metrics["fraunces-italic"].fallbacks),
  },
  {
    ...metrics["archivo-bold"],
    name: "Archivo",
    stretch: "75% 100%",
    files: [archivoBoldExtB, archivoBoldExtA, archivoBoldExt, archivoBold],
    fallbacks: [],
  },
];

/** What stands in for labels, the narrow letters of the bold face. */
const labels: Family = {
  ...metrics["archivo-bold"],
  name: "Archivo Label",
  files: [],
  fallbacks: [metrics["archivo-bold"].fallbacks.arialBoldAsLabel],
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

/** The two fonts that every page is first read in; the first of them takes the connection that is there. */
export const preloadedFonts: readonly string[] = [fraunces, archivo];

/** One rule for each file. */
function rulesOf({ name, style, weight, stretch, files }: Family): string[] {
  const width = stretch === undefined ? "" : `font-stretch:${stretch};`;
  return files.map(
    (file, index) =>
      `@font-face{font-family:"${name}";font-style:${style};font-weight:${weight};${width}font-display:swap;src:url("${file}") format("woff2");unicode-range:${ranges[index] ?? ""}}`,
  );
}

/** Installed faces that take the same room, so that nothing moves when a font comes. */
function standInsOf({ name, style, fallbacks }: Family): string[] {
  return fallbacks.map(
    ({ weight, local, sizeAdjust, ascentOverride, descentOverride, lineGapOverride }) =>
      `@font-face{font-family:"${name} Fallback";font-style:${style};font-weight:${weight};src:${local.map((face) => `local("${face}")`).join()};size-adjust:${sizeAdjust};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride}}`,
  );
}

/** The faces that a page is first read in, and what stands in for all of them. */
export const fontFaces = [
  ...first.flatMap(rulesOf),
  ...[...first, ...further, labels].flatMap(standInsOf),
  `html{--font-label:${fontStacks.label.replace('"Archivo", ', "")}}`,
].join("");

/** The faces that wait until a visit's first page has been painted (first-paint.ts). */
export const furtherFontFaces = [...further.flatMap(rulesOf), `html{--font-label:${fontStacks.label}}`].join(
  "",
);
