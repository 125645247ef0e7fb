import { traceContours, type Frame, type Line } from "./contours";
import { lengthOf, thin } from "./curve";
import { elevationOf, type Land } from "./elevation";

/** Settings for drawing a land as a map. Lengths are in the picture's units. */
export type Survey = {
  land: Land;
  /** The elevation of the lowest line, and the interval between lines. */
  base: number;
  interval: number;
  /** How far lines may run past the picture's edges. */
  bleed: number;
  /** How far a drawn line may lie from the true one. */
  tolerance: number;
  /** The greatest distance between two points of a line. */
  longest: number;
  /** Rings and pieces shorter than this are left out as clutter. */
  shortest: number;
  /** Step of the grid on which the land is measured. */
  cell: number;
  /** The clipping rectangle, if it is not the whole picture. */
  frame?: Frame;
};

/**
 * Draws a land's contours.
 * @returns simplified lines, lowest first; a line's level is its index from the base
 */
export function survey(options: Survey): Line[] {
  const { land, bleed } = options;
  const levels = Array.from({ length: 60 }, (_, index) => options.base + index * options.interval);
  const frame = options.frame ?? {
    left: -bleed,
    top: -bleed,
    right: land.width + bleed,
    bottom: land.height + bleed,
  };
  const { elevation, heat } = elevationOf(land);
  return traceContours(elevation, levels, frame, options.cell)
    .filter((line) => lengthOf(line) >= options.shortest)
    .map((line) => {
      // The minimum heat of its points: a line that extends into the hills belongs to them.
      const coldest = Math.min(...line.points.map(([x, y]) => heat(x, y)));
      return thin({ ...line, heat: coldest }, options.tolerance, options.longest);
    });
}
