import { palette } from "../../theme/tokens";
import { mix } from "./colour";
import { survey } from "./drawing";
import { breakLines, type Typeface } from "./lettering";
import { fireRamp, strataOf } from "./strata";
import { strokeStrata } from "./svg-lines";

const width = 1080;
const height = 1350;
const margin = 84;

/** What is written on a slide. */
export type SlideWords = { label: string; line: string; reference?: string };

/** The look of a slide; its growth runs from 0 on the first to 1 on the last. */
export type SlidePlace = { seed: string; growth: number; dawn: boolean };

/** The faces that a slide is set in. */
export type SlideFaces = { display: Typeface; label: Typeface; text: Typeface };

/** On a light ground the flame is drawn in ink: from hairlines through coal to oxblood. */
const inkRamp: readonly string[] = [
  palette.hair,
  mix(palette.dawn, palette.coal, 0.4),
  mix(palette.dawn, palette.coal, 0.65),
  palette.ember,
  palette.coal,
  palette.oxblood,
];

/**
 * Draws one slide of a devotional: its line over a flame that has grown since the preceding slide.
 * @param words the slide's words
 * @param place the flame's growth, and whether the ground is light
 * @param faces the faces of the line, of the label and of the reference
 * @returns an SVG document of 1080 × 1350 without fonts
 */
export function drawSlide(words: SlideWords, place: SlidePlace, faces: SlideFaces): string {
  const { seed, growth, dawn } = place;
  const land = {
    seed,
    width,
    height,
    heart: { x: 600, y: 1205 },
    reach: 880,
    spread: 370,
    summit: 0.9,
    growth,
    lean: 0.65,
    hills: { rise: 0.21, distance: 430 },
  };
  // The summit's heat decreases with the flame's size, so the thresholds are scaled to reach every colour.
  const vigour = 0.4 + 0.6 * growth;
  const steps = [0.1, 0.27, 0.35, 0.52, 0.66].map((step) => step * vigour);
  const strata = strataOf(
    survey({
      land,
      base: 0.035,
      interval: 0.036,
      bleed: 24,
      tolerance: 0.08,
      longest: 36,
      shortest: 110,
      cell: 5,
    }),
    steps,
    dawn ? inkRamp : fireRamp,
  );
  const colours = dawn
    ? { ground: palette.dawn, ink: palette.vigil, accent: palette.coal, muted: palette.ash }
    : { ground: palette.vigil, ink: palette.dawn, accent: palette.flare, muted: palette.mist };
  const size = 116;
  const lines = breakLines(faces.display, words.line, { size, tracking: -0.02, room: width - 2 * margin });
  const first = margin + 28 + 150;
  const title = lines
    .map(
      (line, index) =>
        `<path transform="translate(${margin} ${first + index * size * 1.06})" d="${faces.display.set(line, size, -0.02).d}"/>`,
    )
    .join("");
  const label = faces.label.set(words.label.toUpperCase(), 30, 0.16);
  const reference = words.reference === undefined ? undefined : faces.text.set(words.reference, 28, 0);
  const below = first + (lines.length - 1) * size * 1.06 + 78;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="veil" x2="0" y2="1"><stop offset=".24" stop-color="${colours.ground}"/>` +
    `<stop offset=".42" stop-color="${colours.ground}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>` +
    strokeStrata(strata, { plain: 1.7, heavy: 3.1 }) +
    `<rect width="${width}" height="${height}" fill="url(#veil)"/>` +
    `<path fill="${colours.accent}" transform="translate(${margin} ${margin + 28})" d="${label.d}"/>` +
    `<g fill="${colours.ink}">${title}</g>` +
    (reference === undefined
      ? ""
      : `<path fill="${colours.muted}" transform="translate(${margin} ${below})" d="${reference.d}"/>`) +
    `</svg>`
  );
}
