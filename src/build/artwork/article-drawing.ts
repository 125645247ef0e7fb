import { survey } from "./drawing";
import { pathData } from "./path-data";
import { randomFrom } from "./random";
import { fireRamp, strataOf } from "./strata";

const width = 1000;
const height = 1000;
/** Quarter units: coarser ones show as a tremble on dense screens. */
const grid = 4;

/**
 * Draws the header picture of a text without a picture of its own: a flame on a map, whose position, size and lean
 * are derived from the title.
 * @param title the text's title, which is the seed
 * @returns an SVG document of 1000 × 1000 on a transparent ground
 */
export function drawArticle(title: string): string {
  const random = randomFrom(title);
  const size = 430 + 430 * random();
  const lines = survey({
    land: {
      seed: title,
      width,
      height,
      heart: { x: 400 + 340 * random(), y: 690 + 130 * random() },
      reach: size * (0.9 + 0.3 * random()),
      spread: size * (0.38 + 0.2 * random()),
      summit: 0.9,
      growth: 1,
      lean: (random() < 0.5 ? -1 : 1) * (0.35 + 0.65 * random()),
      hills: { rise: 0.28 + 0.14 * random(), distance: 330 + 240 * random() },
      shoulders: 0.48,
    },
    base: 0.035,
    interval: 0.04,
    bleed: 16,
    tolerance: 0.12,
    longest: 46,
    shortest: 130,
    cell: 6,
  });
  const paths = strataOf(lines, [0.1, 0.27, 0.35, 0.52, 0.66], fireRamp).map(
    ({ colour, heavy, lines: own }) =>
      `<path class="${heavy ? "h" : "l"}" stroke="${colour}" d="${pathData(own, grid)}"/>`,
  );
  // Inside an image, media queries match the image's own size: in a small image, the lines must not become too thin.
  const weight = (factor: number): string =>
    `.l{stroke-width:${(factor * grid).toFixed(1)}}.h{stroke-width:${(1.8 * factor * grid).toFixed(1)}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * grid} ${height * grid}" fill="none">` +
    `<style>${weight(1.2)}@media (max-width:520px){${weight(1.8)}}</style>${paths.join("")}</svg>\n`
  );
}
