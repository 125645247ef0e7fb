import { palette } from "../../src/theme/tokens";
import { lengthOf } from "../../src/build/artwork/curve";
import { survey } from "../../src/build/artwork/drawing";
import type { Land } from "../../src/build/artwork/elevation";
import { optimise } from "./optimise";
import { pathData } from "../../src/build/artwork/path-data";
import { randomFrom } from "../../src/build/artwork/random";
import { fireRamp, strataOf } from "../../src/build/artwork/strata";

const width = 1600;
const height = 1000;
/** Quarter units: coarser ones show as a tremble on dense screens. */
const grid = 4;
/** The distances from the left at which the plain's lines are fully transparent and fully opaque. */
const fade = { gone: 480, whole: 1050 };

/** The start and duration of each colour's drawing animation, in milliseconds: the summit comes last. */
const timing: readonly { start: number; length: number }[] = [
  { start: 0, length: 520 },
  { start: 90, length: 520 },
  { start: 180, length: 520 },
  { start: 260, length: 520 },
  { start: 340, length: 480 },
  { start: 420, length: 440 },
];

/** A flame for a dark band, or for the deep one. */
export interface HeroFlame {
  /** The page's name, for instance: another word gives another flame. */
  seed: string;
  /** From 0, an ember, to 1, the whole flame. */
  growth: number;
  /** Whether it draws its own lines, once, unless motion is unwanted. */
  motion: "drawn" | "still";
  /** How many of the lowest colours to omit: on the deep ground they would be invisible. */
  sunk: number;
}

/** A flame with one summit: two of equal height would look like a pair of eyes. */
function landOf({ seed, growth }: HeroFlame): Land {
  const random = randomFrom(seed);
  return {
    seed,
    width,
    height,
    heart: { x: 1110 + 40 * random(), y: 805 },
    reach: 760 + 40 * random(),
    spread: 330 + 60 * random(),
    summit: 0.9,
    growth,
    lean: (random() < 0.5 ? -1 : 1) * (0.55 + 0.35 * random()),
    hills: { rise: 0.3, distance: 470 },
    shoulders: 0.48,
  };
}

/**
 * Draws the large flame of a page, on a transparent ground.
 * A page may contain only one animated flame: if a second one is outside the viewport, Safari draws the lines of
 * neither.
 * @returns an SVG document of 1600 × 1000
 */
export function drawHero(flame: HeroFlame): string {
  const { motion, sunk } = flame;
  const lines = survey({
    land: landOf(flame),
    base: 0.035,
    interval: 0.038,
    bleed: 24,
    tolerance: 0.12,
    longest: 46,
    shortest: 150,
    cell: 6,
    frame: { left: fade.gone - 20, top: -24, right: width + 24, bottom: height + 24 },
  });
  const strata = strataOf(lines, [0.1, 0.27, 0.35, 0.52, 0.66], fireRamp).filter(({ rank }) => rank >= sunk);
  const paths = strata.map(({ colour, heavy, rank, lines: own }) => {
    const lengths = own.map(lengthOf);
    // The path length is normalised so that the longest line is 1 long: one dash covers any line.
    const total = lengths.reduce((sum, length) => sum + length, 0) / Math.max(...lengths);
    const stroke = rank === 0 ? "url(#f)" : colour;
    const unit = motion === "drawn" ? ` pathLength="${total.toFixed(2)}"` : "";
    return `<path class="r${rank} ${heavy ? "h" : "l"}" stroke="${stroke}"${unit} d="${pathData(own, grid)}"/>`;
  });
  const drawn = timing
    .map(({ start, length }, rank) => `.r${rank}{animation:d ${length}ms ${start}ms ease-out backwards}`)
    .join("");
  const drawing = `@media (prefers-reduced-motion:no-preference){${drawn}@keyframes d{from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1;stroke-dashoffset:0}}}`;
  // Inside an image, media queries match the image's own size: in a small image, the lines must not become too thin.
  const weight = (factor: number): string =>
    `.l{stroke-width:${(0.95 * factor * grid).toFixed(1)}}.h{stroke-width:${(1.7 * factor * grid).toFixed(1)}}`;
  const plain =
    `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="${fade.gone * grid}" y1="0" x2="${fade.whole * grid}" y2="0">` +
    `<stop stop-color="${palette.rampart}" stop-opacity="0"/><stop offset="1" stop-color="${palette.rampart}"/></linearGradient>`;
  return optimise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * grid} ${height * grid}" fill="none">` +
      `<style>${weight(1)}@media (max-width:900px){${weight(1.75)}}@media (max-width:450px){${weight(2.8)}}${motion === "drawn" ? drawing : ""}</style>` +
      `${sunk === 0 ? plain : ""}${paths.join("")}</svg>\n`,
  );
}
