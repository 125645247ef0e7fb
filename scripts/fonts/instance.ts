import * as fontkit from "fontkit";
import subsetFont, { type AxisRange } from "subset-font";

/** A position in a variable font's design space: a single value pins an axis, a range limits it. */
export type Axes = Record<string, number | AxisRange>;

/** Copyright, licence and licence URL, which the Open Font License requires in each copy. */
const LICENCE_NAMES = [0, 13, 14];

/**
 * Subsets a variable font to some characters and a part of its design space.
 * @param source the whole font, in any container
 * @param codePoints the characters to keep; those that the font lacks are ignored
 * @param options axes to pin or limit, layout features to keep, and the container of the result
 * @returns the smaller font
 * @throws if an axis does not exist in the font
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
