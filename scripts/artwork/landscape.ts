import { palette } from "../../src/theme/tokens";
import { survey } from "../../src/build/artwork/drawing";
import { optimise } from "./optimise";
import { pathData } from "../../src/build/artwork/path-data";
import { strataOf } from "../../src/build/artwork/strata";

const width = 1600;
const height = 900;
/** Half units: fine enough for lines this faint. */
const grid = 2;

/**
 * Draws the faint landscape behind sections on light grounds, transparent and without animation.
 * @returns an SVG document of 1600 × 900
 */
export function drawLandscape(): string {
  const lines = survey({
    land: {
      seed: "dawn",
      width,
      height,
      heart: { x: width / 2, y: height * 4 },
      reach: 100,
      spread: 100,
      summit: 0,
      growth: 1,
      lean: 0,
      hills: { rise: 0.5, distance: 700 },
    },
    base: 0.02,
    interval: 0.056,
    bleed: 24,
    tolerance: 0.26,
    longest: 70,
    shortest: 180,
    cell: 10,
  });
  const paths = strataOf(lines, [], [palette.hair]).map(
    ({ colour, heavy, lines: own }) =>
      `<path stroke="${colour}" stroke-width="${(heavy ? 1.6 : 0.9) * grid}" d="${pathData(own, grid)}"/>`,
  );
  return optimise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * grid} ${height * grid}" fill="none">${paths.join("")}</svg>\n`,
  );
}
