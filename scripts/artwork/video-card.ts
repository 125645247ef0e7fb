import { palette } from "../../src/theme/tokens";
import { mix } from "../../src/build/artwork/colour";
import { survey } from "../../src/build/artwork/drawing";
import { pathData } from "../../src/build/artwork/path-data";

const width = 640;
const height = 360;
const grid = 8;

const land = {
  seed: "a lamp",
  width,
  height,
  heart: { x: 320, y: 265 },
  reach: 260,
  spread: 150,
  summit: 1,
  growth: 1,
  lean: 0.7,
  hills: { rise: 0, distance: 400 },
};

/** The flame's lines from the heart outwards, and the share of the ember colour in each. */
const lines = [0.7, 0.45, 0.25, 0.1].map((heat, index) => ({
  heat,
  colour: mix(palette.rampart, palette.ember, 0.7 - index * 0.15),
}));

/** Draws the card of a video without a picture of its own: the flame with a play sign over it. */
export function drawVideoCard(): string {
  const paths = lines
    .map(({ heat, colour }) => {
      const contour = survey({
        land,
        base: heat,
        interval: 10,
        bleed: 20,
        tolerance: 0.1,
        longest: 30,
        shortest: 60,
        cell: 4,
      });
      return `<path stroke="${colour}" d="${pathData(contour, grid)}"/>`;
    })
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${palette.vigil}"/>` +
    `<g fill="none" stroke-width="${3 * grid}" stroke-linejoin="round" transform="scale(${1 / grid})">${paths}</g>` +
    `<circle cx="320" cy="180" r="44" fill="${palette.vigil}" stroke="${palette.dawn}" stroke-width="3"/>` +
    `<path d="M307 156v48l38-24z" fill="${palette.dawn}"/></svg>`
  );
}
