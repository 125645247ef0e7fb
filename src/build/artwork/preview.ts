import { palette } from "../../theme/tokens";
import type { SharedPage } from "./content";
import { survey } from "./drawing";
import { bindSmallWords, breakLines, type Typeface } from "./lettering";
import { randomFrom } from "./random";
import { fireRamp, strataOf } from "./strata";
import { strokeStrata } from "./svg-lines";

const width = 1200;
const height = 630;
const margin = 72;

/**
 * Draws the preview picture of a shared link: the page's title over a flame of its own.
 * @param page its name is the flame's seed
 * @param ministry the ministry's name, set small
 * @param display the face of the title
 * @param text the face of the name
 * @returns an SVG document of 1200 × 630 without fonts
 */
export function drawPreview(page: SharedPage, ministry: string, display: Typeface, text: Typeface): string {
  const random = randomFrom(page.name);
  const land = {
    seed: page.name,
    width,
    height,
    heart: { x: 915 + 50 * random(), y: 545 + 20 * random() },
    reach: 560 + 70 * random(),
    spread: 215 + 45 * random(),
    summit: 0.9,
    growth: 1,
    lean: (random() < 0.5 ? -1 : 1) * (0.6 + 0.3 * random()),
    hills: { rise: 0.3, distance: 330 },
  };
  const strata = strataOf(
    survey({
      land,
      base: 0.035,
      interval: 0.045,
      bleed: 20,
      tolerance: 0.08,
      longest: 30,
      shortest: 110,
      cell: 4,
    }),
    [0.1, 0.27, 0.35, 0.52, 0.66],
    fireRamp,
  );
  const size = page.title.length > 80 ? 54 : page.title.length > 44 ? 68 : 84;
  const lines = breakLines(display, bindSmallWords(page.title), { size, tracking: -0.02, room: 610 });
  const leading = size * 1.08;
  const top = height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const title = lines
    .map(
      (line, index) =>
        `<path transform="translate(${margin} ${(top + index * leading).toFixed(1)})" d="${display.set(line, size, -0.02).d}"/>`,
    )
    .join("");
  const name = text.set(ministry.toUpperCase(), 22, 0.14);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="veil"><stop offset=".3" stop-color="${palette.vigil}"/><stop offset=".72" stop-color="${palette.vigil}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.vigil}"/>` +
    strokeStrata(strata, { plain: 1.1, heavy: 2 }) +
    `<rect width="${width}" height="${height}" fill="url(#veil)"/>` +
    `<g fill="${palette.dawn}">${title}</g>` +
    `<path fill="${palette.flare}" transform="translate(${margin} ${height - margin})" d="${name.d}"/></svg>`
  );
}
