import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import subsetFont, { type AxisRange } from "subset-font";
import { labelWidth } from "../theme/grounds";
import { fonts } from "../theme/look/fonts";

/** A position in a variable font's design space: a single value pins an axis, a range limits it. */
export type Axes = Readonly<Record<string, number | AxisRange>>;

/** One typeface as the site uses it. */
export interface Face {
  readonly package: string;
  readonly style: "normal" | "italic";
  readonly weight: number;
  readonly axes: Axes;
}

/** The parts of the alphabet for which Fontsource has a file: Latin-1, Latin Extended, and Vietnamese. */
export type Alphabet = "latin" | "latin-ext" | "vietnamese";

const { display, text } = fonts;

/** The site's faces, by the names of their files. */
export const faces = {
  display: { ...display, style: "normal" },
  "display-italic": { ...display, style: "italic" },
  text: { ...text, style: "normal" },
  // One file for bold text and for labels: the width axis weighs as much as a second file of capitals would.
  "text-bold": {
    ...text,
    style: "normal",
    weight: text.bold,
    axes: { ...text.axes, wdth: { min: labelWidth, max: 100, default: 100 } },
  },
} as const satisfies Record<string, Face>;

/** Axes of the narrow cut of the bold face, for programs without variable fonts. */
export const labelAxes: Axes = { wdth: labelWidth };

/**
 * Kerning, ligatures, figures of one width and of the height of capitals, and the substitutions without which some
 * variable fonts show the wrong letters.
 */
const features = ["kern", "liga", "lnum", "tnum", "rvrn"];

/** The features that position marks on letters. */
export const markFeatures: readonly string[] = ["ccmp", "mark"];

/** Copyright, licence and licence URL, which the Open Font License requires in each copy. */
const licenceNames = [0, 13, 14];

/**
 * Cuts a face to some characters and part of its design space.
 * @param characters the characters to keep; missing ones are ignored
 * @param options further features to keep, axes instead of the face's own, and the container
 */
export async function cutFace(
  face: Face,
  alphabet: Alphabet,
  characters: readonly number[],
  options: { features?: readonly string[]; axes?: Axes; format?: "woff2" | "sfnt" } = {},
): Promise<Buffer> {
  return subsetFont(readFileSync(sourceOf(face, alphabet)), String.fromCodePoint(...characters), {
    targetFormat: options.format ?? "woff2",
    variationAxes: allAxes(face, options.axes),
    keepFeatures: [...features, ...(options.features ?? [])],
    preserveNameIds: licenceNames,
    noHinting: true,
  });
}

/** @throws if the package is not installed */
function sourceOf({ package: name, style, weight }: Face, alphabet: Alphabet): string {
  // The file with all axes comes first. A font that is not variable has a file for each weight.
  const kinds = ["full", "standard", "wght", String(weight)];
  const files = [style, "normal"].flatMap((slant) =>
    [alphabet, "latin"].flatMap((part) =>
      kinds.map((kind) =>
        path.join("node_modules", name, "files", `${path.basename(name)}-${part}-${kind}-${slant}.woff2`),
      ),
    ),
  );
  const file = files.find((one) => existsSync(one));
  if (file === undefined) throw new Error(`No font of ${name} with the weight ${weight} is installed.`);
  return file;
}

/** A place on each axis that the font has: a face's own, or the font's default. */
function allAxes(
  { package: name, weight, axes }: Face,
  further: Axes = {},
): Record<string, number | AxisRange> {
  // Packages of fonts that are not variable describe the axes of the variable font too.
  if (!name.includes("variable")) return {};
  const { variable } = JSON.parse(readFileSync(path.join("node_modules", name, "metadata.json"), "utf8")) as {
    variable: Readonly<Record<string, { default: string }>>;
  };
  const places: Axes = { wght: weight, ...axes, ...further };
  return Object.fromEntries(
    Object.entries(variable)
      .filter(([axis]) => axis !== "ital")
      .map(([axis, { default: fontDefault }]) => [axis, places[axis] ?? Number(fontDefault)]),
  );
}
