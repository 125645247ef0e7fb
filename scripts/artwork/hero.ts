import { palette } from "../../src/theme/tokens";
import { lengthOf } from "./curve";
import { survey } from "./drawing";
import type { Land } from "./elevation";
import { optimise } from "./optimise";
import { pathData } from "./path-data";
import { randomFrom } from "./random";
import { fireRamp, strataOf } from "./strata";

const width = 1600;
const height = 1000;
/** Quarter units: coarser ones show as a tremble on dense screens. */
const grid = 4;
/** Lines of the plain are gone at the first and whole at the second of these distances from the left. */
const fade = { gone: 480, whole: 1050 };

/** When each colour starts to be drawn and how long that takes, in milliseconds: the summit comes last. */
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
  /** How many of the lowest colours are left out: on the deep ground they would not be seen. */
  sunk: number;
}

/** A flame with one summit: two of equal height would look out of the page as a pair of eyes. */
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
 * A page may hold one that draws itself only once: where a second one is out of sight, Safari draws the lines of
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
    // In these units the longest line is 1 long, so that one dash covers any of them.
    const total = lengths.reduce((sum, length) => sum + length, 0) / Math.max(...lengths);
    const stroke = rank === 0 ? "url(#f)" : colour;
    const unit = motion === "drawn" ? ` pathLength="${total.toFixed(2)}"` : "";
    return `<path class="r${rank} ${heavy ? "h" : "l"}" stroke="${stroke}"${unit} d="${pathData(own, grid)}"/>`;
  });
  const drawn = timing
    .map(({ start, length }, rank) => `.r${rank}{animation:d ${length}ms ${start}ms ease-out backwards}`)
    .join("");
  const drawing = `@media (prefers-reduced-motion:no-preference){${drawn}@keyframes d{from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1;stroke-dashoffset:0}}}`;
  // Inside an image, media queries ask for the image's own size: drawn small, its lines must not thin away.
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
