import type { Stratum } from "./strata";
import { pathData } from "./path-data";

/** These paths are only rasterised, so their precision costs nothing. */
const grid = 16;

/**
 * Writes strata as SVG paths for pictures that are rasterised.
 * @param strata lines by style
 * @param weights stroke widths of plain and heavy lines, in the picture's units
 * @returns a group in the picture's own units
 */
export function strokeStrata(strata: readonly Stratum[], weights: { plain: number; heavy: number }): string {
  const paths = strata.map(
    ({ colour, heavy, lines }) =>
      `<path stroke="${colour}" stroke-width="${(heavy ? weights.heavy : weights.plain) * grid}" d="${pathData(lines, grid)}"/>`,
  );
  return `<g fill="none" stroke-linejoin="round" transform="scale(${1 / grid})">${paths.join("")}</g>`;
}
