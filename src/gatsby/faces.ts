import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import subsetFont, { type AxisRange } from "subset-font";
import { labelWidth } from "../theme/grounds";
import { fonts } from "../theme/look/fonts";

/** The axes of a variable font. A number fixes an axis, and a range limits it. */
export type Axes = Readonly<Record<string, number | AxisRange>>;

/** A typeface that the site uses. */
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
  // Bold text and labels share a file. The width axis has as many bytes as a second file, but saves a request.
  "text-bold": {
    ...text,
    style: "normal",
    weight: text.bold,
    axes: { ...text.axes, wdth: { min: labelWidth, max: 100, default: 100 } },
  },
} as const satisfies Record<string, Face>;

/** The axes of labels, for programs that do not support variable fonts. */
export const labelAxes: Axes = { wdth: labelWidth };

/**
 * The features for kerning, ligatures, figures (as high as capitals, or with the same width), and the substitutions
 * without which some variable fonts show wrong letters.
 */
const features = ["kern", "liga", "lnum", "tnum", "rvrn"];

/** The features that position marks on letters. */
export const markFeatures: readonly string[] = ["ccmp", "mark"];

/** The ids of the names that the Open Font License requires in each copy: copyright, licence and licence URL. */
const licenceNames = [0, 13, 14];

/**
 * Reduces a face to some characters and to a part of its axes.
 * @param characters the characters to keep. Characters that the font does not have are ignored
 * @param options additional features to keep, axes that replace the axes of the face, and the file format
 */
export async function subsetFace(
  face: Face,
  alphabet: Alphabet,
  characters: readonly number[],
  options: { features?: readonly string[]; axes?: Axes; format?: "woff2" | "sfnt" } = {},
): Promise<Buffer> {
  return subsetFont(readFileSync(sourceOf(face, alphabet)), String.fromCodePoint(...characters), {
    targetFormat: options.format ?? "woff2",
    variationAxes: resolveAxes(face, options.axes),
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
    [alphabet, "latin"].flatMap((subset) =>
      kinds.map((kind) =>
        path.join("node_modules", name, "files", `${path.basename(name)}-${subset}-${kind}-${slant}.woff2`),
      ),
    ),
  );
  const file = files.find((one) => existsSync(one));
  if (file === undefined)
    throw new Error(
      existsSync(path.join("node_modules", name))
        ? `The font ${name} does not have the weight ${weight}. Write another weight in src/theme/look/fonts.ts.`
        : `The font ${name} is not installed. Run \`npm install ${name}\`, or correct src/theme/look/fonts.ts.`,
    );
  return file;
}

/** Chooses the position on each axis of the font: the position of the face, or the font's default. */
function resolveAxes(
  { package: name, weight, axes }: Face,
  extraAxes: Axes = {},
): Record<string, number | AxisRange> {
  // The package of a font that is not variable also describes the axes of the variable font.
  if (!name.includes("variable")) return {};
  const { variable } = JSON.parse(readFileSync(path.join("node_modules", name, "metadata.json"), "utf8")) as {
    variable: Readonly<Record<string, { default: string }>>;
  };
  const positions: Axes = { wght: weight, ...axes, ...extraAxes };
  return Object.fromEntries(
    Object.entries(variable)
      .filter(([axis]) => axis !== "ital")
      .map(([axis, { default: fontDefault }]) => [axis, positions[axis] ?? Number(fontDefault)]),
  );
}
