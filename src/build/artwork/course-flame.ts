import { palette } from "../../theme/tokens";
import { mix } from "./colour";
import { survey } from "./drawing";
import { pathData } from "./path-data";

const width = 800;
const height = 1000;
const grid = 16;

/** The flame's six lines from the heart outwards: position, and colour when lit. */
const lines: readonly { heat: number; colour: string }[] = [
  { heat: 0.78, colour: palette.flare },
  { heat: 0.6, colour: palette.flare },
  { heat: 0.45, colour: mix(palette.ember, palette.flare, 0.6) },
  { heat: 0.32, colour: mix(palette.ember, palette.flare, 0.25) },
  { heat: 0.2, colour: palette.ember },
  { heat: 0.1, colour: palette.ember },
];

const land = {
  seed: "six weeks",
  width,
  height,
  heart: { x: 400, y: 690 },
  reach: 510,
  spread: 240,
  summit: 1,
  growth: 1,
  lean: 0.7,
  hills: { rise: 0, distance: 400 },
};

/**
 * Draws the e-course's flame in one of its weeks: six contour lines, of which one more is lit each week.
 * @param week from 1, the heart alone, to 6, the whole flame
 * @returns an SVG document of 800 × 1000
 */
export function drawCourseFlame(week: number): string {
  const contour = (heat: number) =>
    survey({
      land,
      base: heat,
      interval: 10,
      bleed: 20,
      tolerance: 0.06,
      longest: 30,
      shortest: 60,
      cell: 4,
    });
  const paths = lines
    .map(({ heat, colour }, index) => {
      const lit = index < week;
      const newest = index === week - 1;
      const stroke = lit ? colour : mix(palette.rampart, palette.rule, 0.25);
      const weight = (newest ? 9 : lit ? 6 : 3.5) * grid;
      return `<path stroke="${stroke}" stroke-width="${weight}" d="${pathData(contour(heat), grid)}"/>`;
    })
    .reverse()
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="64 80 672 840">` +
    `<rect width="${width}" height="${height}" fill="${palette.vigil}"/>` +
    `<g fill="none" stroke-linejoin="round" transform="scale(${1 / grid})">${paths}</g></svg>`
  );
}
