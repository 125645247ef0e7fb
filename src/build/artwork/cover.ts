import { palette } from "../../theme/tokens";
import { survey } from "./drawing";
import { bindSmallWords, breakLines, type Typeface } from "./lettering";
import { fireRamp, strataOf } from "./strata";
import { strokeStrata } from "./svg-lines";

const width = 1200;
const height = 1800;
const margin = 96;
/** The maximum font size of the title; its longest line may require a smaller one. */
const largest = 340;
const tracking = -0.03;

/** The words on the cover. */
export type CoverWords = { title: string; kind: string; author: string };

/**
 * Draws the book's cover: the title on a night sky, with a contour flame below it.
 * @param words its texts
 * @param display the face of the title
 * @param text the face of the small lines
 * @returns an SVG document of 1200 × 1800 without fonts
 */
export function drawCover({ title, kind, author }: CoverWords, display: Typeface, text: Typeface): string {
  const land = {
    seed: title.toLowerCase(),
    width,
    height,
    heart: { x: 690, y: 1500 },
    reach: 900,
    spread: 420,
    summit: 0.92,
    growth: 1,
    lean: 0.72,
    hills: { rise: 0.28, distance: 480 },
  };
  const strata = strataOf(
    survey({
      land,
      base: 0.035,
      interval: 0.03,
      bleed: 30,
      tolerance: 0.08,
      longest: 40,
      shortest: 150,
      cell: 6,
    }),
    [0.1, 0.22, 0.33, 0.5, 0.66],
    fireRamp,
  );
  const room = width - 2 * margin;
  const lines = breakLines(display, bindSmallWords(title), { size: largest, tracking, room });
  const widest = Math.max(...lines.map((line) => display.set(line, largest, tracking).width));
  const size = largest * Math.min(1, room / widest);
  const first = margin + size * 0.78;
  const letters = lines
    .map(
      (line, index) =>
        `<path transform="translate(${margin - size * 0.03} ${(first + index * size * 0.88).toFixed(1)})" d="${display.set(line, size, tracking).d}"/>`,
    )
    .join("");
  const subtitle = text.set(kind.replace(/^an? /i, "").toUpperCase(), 31, 0.2);
  const name = text.set(author.toUpperCase(), 36, 0.2);
  const below = (first + (lines.length - 1) * size * 0.88 + 100).toFixed(1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset=".38" stop-color="${palette.vigil}"/><stop offset=".5" stop-color="${palette.vigil}" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".86" stop-color="${palette.vigil}" stop-opacity="0"/><stop offset=".95" stop-color="${palette.vigil}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.vigil}"/>` +
    strokeStrata(strata, { plain: 1.6, heavy: 3 }) +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/><rect width="${width}" height="${height}" fill="url(#foot)"/>` +
    `<g fill="${palette.dawn}">${letters}</g>` +
    `<path fill="${palette.flare}" transform="translate(${margin} ${below})" d="${subtitle.d}"/>` +
    `<path fill="${palette.dawn}" transform="translate(${margin} ${height - margin})" d="${name.d}"/></svg>`
  );
}
