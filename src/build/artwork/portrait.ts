import { palette } from "../../theme/tokens";
import { survey } from "./drawing";
import type { Typeface } from "./lettering";
import { fireRamp, strataOf } from "./strata";
import { strokeStrata } from "./svg-lines";

const width = 1200;
const height = 1500;
/** The niche: straight sides up to the springing line, a semicircle above. */
const niche = { left: 150, right: 1050, springing: 640, foot: 1500 };

/** An arch's outline, drawn in by a distance on every side. */
function arch(inset: number): string {
  const radius = (niche.right - niche.left) / 2 - inset;
  return `M${niche.left + inset} ${niche.foot + 20}V${niche.springing}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${niche.foot + 20}`;
}

/**
 * Draws the placeholder picture for the leader's portrait: a niche with a contour flame and a monogram.
 * @param initials one to three capitals
 * @param display the face of the monogram
 * @returns an SVG document of 1200 × 1500 without fonts
 */
export function drawPortrait(initials: readonly string[], display: Typeface): string {
  const land = {
    seed: "kindle",
    width,
    height,
    heart: { x: 600, y: 1150 },
    reach: 960,
    spread: 430,
    summit: 0.9,
    growth: 1,
    lean: 0.6,
    hills: { rise: 0.3, distance: 430 },
  };
  const strata = strataOf(
    // The summit has no lines: it is the background of the monogram.
    survey({
      land,
      base: 0.035,
      interval: 0.03,
      bleed: 30,
      tolerance: 0.08,
      longest: 40,
      shortest: 150,
      cell: 6,
    }).filter((line) => line.heat < 0.47),
    [0.1, 0.2, 0.25, 0.34, 0.41],
    fireRamp,
  );
  const size = initials.length > 2 ? 210 : 300;
  const monogram = display.set(initials.join(""), size, 0.02);
  const centre = { x: width / 2 - monogram.width / 2, y: 1165 };
  const letters = `<path transform="translate(${centre.x.toFixed(1)} ${centre.y})" d="${monogram.d}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><clipPath id="niche"><path d="${arch(0)}"/></clipPath></defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.watch}"/>` +
    `<g clip-path="url(#niche)"><rect width="${width}" height="${height}" fill="${palette.vigil}"/>` +
    strokeStrata(strata, { plain: 1.5, heavy: 2.8 }) +
    // The background shows around the letters, as a map interrupts its lines for a name.
    `${letters} fill="${palette.vigil}" stroke="${palette.vigil}" stroke-width="36" stroke-linejoin="round"/>` +
    `${letters} fill="${palette.dawn}"/></g>` +
    `<g fill="none"><path d="${arch(0)}" stroke="${palette.flare}" stroke-width="3"/>` +
    `<path d="${arch(-26)}" stroke="${palette.rampart}" stroke-width="2.5"/><path d="${arch(-52)}" stroke="${palette.rampart}" stroke-width="1.5"/></g></svg>`
  );
}
