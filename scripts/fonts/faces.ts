import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont, { type AxisRange } from "subset-font";

/** Printable ASCII and the site's punctuation and symbols: used to fit the fallback. */
export const baseCharacters: readonly number[] = [...span(0x20, 0x7e), ...codesOf("–—‘’“”…•·×©®°½\u00a0")];

/** Rare symbols. For the headline face, whose glyphs are the largest, also those of numbers and notices. */
const rareSigns = codesOf("<=>[\\]^_`{|}~#*½°®");
const rareInHeadlines = [...rareSigns, ...codesOf("+@%/·×©")];

/** The arrow from a footnote back to its place. */
const signsOfTexts = codesOf("↑");

/** The rest of Latin-1, the dotless i and the oe ligature, for Western European languages. */
const latin1 = [...span(0xa0, 0xff), 0x131, 0x152, 0x153].filter((code) => !baseCharacters.includes(code));

/** The characters of each of a face's files. Nearly every English page needs the first. */
export function charactersOf(
  role: Face["role"],
): Record<"common" | "onDemand" | "extended" | "additional", number[]> {
  const rare = role === "display" ? rareInHeadlines : rareSigns;
  return {
    common: [
      ...baseCharacters.filter((code) => !rare.includes(code)),
      ...(role === "text" ? signsOfTexts : []),
    ],
    onDemand: [...rare, ...latin1],
    // Most other Latin alphabets: Extended-A, Extended-B and most of Extended Additional.
    extended: [...span(0x100, 0x24f), ...span(0x1e00, 0x1e9f)].filter((code) => !latin1.includes(code)),
    // Letters with a dot or a hook (Vietnamese, Yoruba, Igbo), and combining marks. The headline face has no anchors
    // for a second mark, so browsers set those letters in another font.
    additional: [...span(0x1ea0, 0x1ef9), ...(role === "display" ? [] : [0x300, 0x301, 0x303, 0x309, 0x323])],
  };
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function codesOf(signs: string): number[] {
  return Array.from(signs, (sign) => sign.codePointAt(0) ?? 0);
}

/** A position in a variable font's design space: a single value pins an axis, a range limits it. */
export type Axes = Record<string, number | AxisRange>;

/** One typeface as the site uses it. */
export interface Face {
  /** Name of the files made from it. */
  readonly name: string;
  readonly family: string;
  readonly style: "normal" | "italic";
  /** The texts in this face, which determine the characters that every page needs. */
  readonly role: "display" | "text";
  readonly weight: number;
  /** The beginning and the end of its sources' paths in node_modules, around the name of the subset. */
  readonly source: readonly [before: string, after: string];
  readonly axes: Axes;
}

/** The parts of the alphabet for which Fontsource has a file: Latin-1, Latin Extended, and Vietnamese. */
export type Alphabet = "latin" | "latin-ext" | "vietnamese";

/** The width of labels' letters, in per cent. */
export const labelWidth = 75;

const fraunces = "@fontsource-variable/fraunces/files/fraunces";
const archivo = ["@fontsource-variable/archivo/files/archivo", "standard-normal.woff2"] as const;

/**
 * Fraunces at a large optical size, without softness and wonk, and at one weight: keeping 340 to 420 variable
 * costs 7 KB in the roman and 9 KB in the italic. Not at its largest, 144: there the bars of H and e are
 * thinner than a pixel even at 108 px, and a screen without high density leaves them out ("thc").
 */
const display = {
  family: "Fraunces",
  role: "display",
  weight: 380,
  axes: { opsz: 84, SOFT: 0, WONK: 0, wght: 380 },
} as const;
const text = { family: "Archivo", role: "text", style: "normal", source: archivo } as const;

/** The site's faces. */
export const faces: readonly Face[] = [
  { name: "fraunces", style: "normal", source: [fraunces, "full-normal.woff2"], ...display },
  { name: "fraunces-italic", style: "italic", source: [fraunces, "full-italic.woff2"], ...display },
  { name: "archivo", weight: 400, axes: { wdth: 100, wght: 400 }, ...text },
  // One file for bold text and for labels: the width axis weighs as much as a second file of capitals would.
  {
    name: "archivo-bold",
    weight: 600,
    axes: { wdth: { min: labelWidth, max: 100, default: 100 }, wght: 600 },
    ...text,
  },
];

/** Kerning, ligatures, figures of one width, and the substitutions without which Fraunces shows its wonky letters. */
const features = ["kern", "liga", "tnum", "rvrn"];

/** The features that position marks on letters. */
export const markFeatures: readonly string[] = ["ccmp", "mark"];

/** Copyright, licence and licence URL, which the Open Font License requires in each copy. */
const licenceNames = [0, 13, 14];

/**
 * Cuts a face to some characters and a part of its design space.
 * @param characters the characters to keep; missing ones are ignored
 * @param options further features to keep, axes instead of the face's own, and the container
 */
export async function cutFace(
  { source: [before, after], axes }: Face,
  alphabet: Alphabet,
  characters: readonly number[],
  options: { features?: readonly string[]; axes?: Axes; format?: "woff2" | "sfnt" } = {},
): Promise<Buffer> {
  const source = await readFile(path.join("node_modules", `${before}-${alphabet}-${after}`));
  return subsetFont(source, String.fromCodePoint(...characters), {
    targetFormat: options.format ?? "woff2",
    variationAxes: { ...axes, ...options.axes },
    keepFeatures: [...features, ...(options.features ?? [])],
    preserveNameIds: licenceNames,
    noHinting: true,
  });
}
