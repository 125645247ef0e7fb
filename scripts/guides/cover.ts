import { survey } from "../../src/build/artwork/drawing";
import { fireRamp, strataOf } from "../../src/build/artwork/strata";
import { strokeStrata } from "../../src/build/artwork/svg-lines";

const width = 850;
const height = 1100;

/**
 * Draws the flame of a guide's cover on a transparent ground.
 * @param seed the guide's name, so that each guide has a different flame
 * @returns an SVG with the page's proportions, hidden from screen readers
 */
export function drawCover(seed: string): string {
  const strata = strataOf(
    survey({
      land: {
        seed,
        width,
        height,
        heart: { x: 570, y: 960 },
        reach: 560,
        spread: 290,
        summit: 0.9,
        growth: 1,
        lean: 0.7,
        hills: { rise: 0.2, distance: 360 },
      },
      base: 0.035,
      interval: 0.042,
      bleed: 20,
      tolerance: 0.1,
      longest: 36,
      shortest: 110,
      cell: 5,
      frame: { left: -20, top: 380, right: width + 20, bottom: height + 20 },
    }),
    [0.1, 0.27, 0.35, 0.52, 0.66],
    fireRamp,
  );
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${strokeStrata(strata, { plain: 1.1, heavy: 2 })}</svg>`;
}
