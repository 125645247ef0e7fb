import { palette } from "../../src/theme/tokens";
import { mix } from "./colour";
import { survey } from "./drawing";
import type { Typeface } from "./lettering";
import { fireRamp, strataOf } from "./strata";
import { strokeStrata } from "./svg-lines";

const width = 1500;
const height = 1000;
/** The lectern: its middle, the height of its desk, and half its width at the desk and at the floor. */
const lectern = { x: 985, desk: 606, foot: 1040, top: 150, base: 112 };

/** The lectern's front, drawn out by a distance on every side but the floor's. */
function front(by: number): string {
  const { x, desk, foot, top, base } = lectern;
  return `M${x - base - by} ${foot}L${x - top - by} ${desk - by}H${x + top + by}L${x + base + by} ${foot}`;
}

/** Those who listen: rows of arches like the portrait's niche, larger towards the front. */
function listeners(): string {
  const rows = [
    { top: 842, place: 62, shift: 0.2, strength: 0.4 },
    { top: 890, place: 84, shift: 0.65, strength: 0.6 },
    { top: 946, place: 112, shift: 0.35, strength: 0.85 },
  ].map(({ top, place, shift, strength }) => {
    const radius = place * 0.41;
    const count = Math.ceil(width / place) + 1;
    const d = Array.from({ length: count }, (_, index) => {
      const left = (index - shift) * place;
      return `M${left.toFixed(1)} ${height + 10}V${top + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${height + 10}`;
    }).join("");
    return `<path fill="${palette.vigil}" stroke="${mix(palette.vigil, palette.mist, strength)}" stroke-width="2.2" d="${d}"/>`;
  });
  return rows.join("");
}

/**
 * Draws the stand-in for a photograph of the leader speaking: a lectern, the flame that stands behind it,
 * and rows of people before it.
 * @param initials one to three capitals
 * @param display the face of the monogram
 * @returns an SVG document of 1500 × 1000 without fonts
 */
export function drawSpeaking(initials: readonly string[], display: Typeface): string {
  const land = {
    seed: "pulpit",
    width,
    height,
    heart: { x: lectern.x, y: 600 },
    reach: 600,
    spread: 235,
    summit: 0.9,
    growth: 1,
    lean: 0.7,
    hills: { rise: 0.32, distance: 420 },
  };
  const strata = strataOf(
    survey({
      land,
      base: 0.035,
      interval: 0.034,
      bleed: 30,
      tolerance: 0.08,
      longest: 36,
      shortest: 140,
      cell: 5,
    }),
    [0.1, 0.27, 0.35, 0.52, 0.66],
    fireRamp,
  );
  const size = initials.length > 2 ? 96 : 132;
  const monogram = display.set(initials.join(""), size, 0.02);
  const x = (lectern.x - monogram.width / 2).toFixed(1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${palette.vigil}" stop-opacity="0"/><stop offset=".86" stop-color="${palette.vigil}" stop-opacity=".94"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.vigil}"/>` +
    strokeStrata(strata, { plain: 1.5, heavy: 2.8 }) +
    `<rect width="${width}" height="${height}" fill="url(#floor)"/>` +
    `<path d="${front(22)}" fill="${palette.vigil}" stroke="${palette.rampart}" stroke-width="2.5"/>` +
    `<path d="${front(0)}" fill="${palette.watch}" stroke="${palette.flare}" stroke-width="3"/>` +
    `<path d="M${lectern.x - lectern.top - 46} ${lectern.desk - 22}h${2 * lectern.top + 92}" stroke="${palette.flare}" stroke-width="5" stroke-linecap="round"/>` +
    `<path transform="translate(${x} 768)" d="${monogram.d}" fill="${palette.dawn}"/>` +
    `${listeners()}</svg>`
  );
}
