import * as fontkit from "fontkit";
import subsetFont, { type AxisRange } from "subset-font";

/** Where an instance sits in a variable font's design space: one value pins an axis, a range keeps it. */
export type Axes = Record<string, number | AxisRange>;

/** Copyright, licence and the licence's address: the Open Font License asks that each copy carries them. */
const LICENCE_NAMES = [0, 13, 14];

/**
 * Cuts a variable font down to some characters and a part of its design space.
 * @param source the whole font, in any container
 * @param codePoints the characters to keep; those that the font lacks are left out
 * @param options axes to pin or narrow, layout features to keep, and the container of the result
 * @returns the smaller font
 * @throws when an axis does not exist in the font
 */
export async function instanceFont(
  source: Buffer,
  codePoints: readonly number[],
  options: { axes: Axes; features: readonly string[]; format: "woff2" | "sfnt" },
): Promise<Buffer> {
  const available = new Set(fontkit.create(source).characterSet);
  const kept = codePoints.filter((codePoint) => available.has(codePoint));
  return subsetFont(source, String.fromCodePoint(...kept), {
    targetFormat: options.format,
    variationAxes: options.axes,
    keepFeatures: [...options.features],
    preserveNameIds: LICENCE_NAMES,
    noHinting: true,
  });
}
