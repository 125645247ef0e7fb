import { palette } from "../../theme/tokens";
import { mix } from "./colour";
import { survey } from "./drawing";
import type { Typeface } from "./lettering";
import { randomFrom } from "./random";
import { fireRamp, strataOf } from "./strata";
import { strokeStrata } from "./svg-lines";

const width = 1500;
const height = 1000;
/** The lectern: its centre, the height of its desk, and the half-widths of desk and column. */
const lectern = { x: 985, desk: 536, board: 172, column: 112 };
/** Where the platform's edge is, on which it stands. */
const platform = 818;

/** What the picture shows of it all: the room, or the lectern from close by, as on a recording. */
const views = {
  room: { x: 0, y: 0, width, height },
  lectern: { x: 330, y: 330, width: 880, height: 495 },
};

/** A box around the lectern's middle. */
function block(half: number, top: number, bottom: number): string {
  return `M${lectern.x - half} ${top}h${2 * half}V${bottom}h${-2 * half}z`;
}

/** The lectern: a sloping desk with a microphone, a column, and a foot wider than both. */
function drawLectern(): string {
  const { x, desk, board, column } = lectern;
  const wood = `fill="${palette.watch}" stroke="${palette.flare}" stroke-width="3" stroke-linejoin="round"`;
  const top = `M${x - board + 34} ${desk}h${2 * board - 68}L${x + board} ${desk + 40}v20h${-2 * board}v-20z`;
  const microphone = `M${x + 70} ${desk + 8}c4 -40 -4 -62 -34 -74`;
  return (
    `<path d="${microphone}" fill="none" stroke="${palette.dawn}" stroke-width="4"/>` +
    `<circle cx="${x + 32}" cy="${desk - 68}" r="8" fill="${palette.dawn}"/>` +
    `<path d="${block(column, desk + 60, platform - 44)}" ${wood}/>` +
    `<path d="${block(column + 42, platform - 44, platform - 22)}" ${wood}/>` +
    `<path d="${block(board + 22, platform - 22, platform)}" ${wood}/>` +
    `<path d="${top}" ${wood}/><path d="M${x - board} ${desk + 40}h${2 * board}" stroke="${palette.flare}" stroke-width="3"/>`
  );
}

/** A listener seen from behind: shoulders and a head. */
function listener(x: number, top: number, head: number): string {
  const neck = top + 1.9 * head;
  const shoulder = 2 * head;
  const slope = `C${x - shoulder} ${neck + 0.5 * head} ${x - 1.1 * head} ${neck} ${x} ${neck}S${x + shoulder} ${neck + 0.5 * head} ${x + shoulder} ${neck + 1.5 * head}`;
  return (
    `<path d="M${x - shoulder} ${height + 10}V${neck + 1.5 * head}${slope}V${height + 10}"/>` +
    `<ellipse cx="${x}" cy="${top + 1.12 * head}" rx="${head}" ry="${1.12 * head}"/>`
  );
}

/** The audience: rows that grow towards the front, with variation between people. */
function listeners(): string {
  const random = randomFrom("listeners");
  const about = (value: number, part: number): number => value * (1 + part * (2 * random() - 1));
  const rows = [
    { top: 838, head: 16, shift: 0.2, strength: 0.35 },
    { top: 870, head: 22, shift: 0.65, strength: 0.55 },
    { top: 912, head: 30, shift: 0.35, strength: 0.8 },
  ].map(({ top, head, shift, strength }) => {
    const place = 4.5 * head;
    const people = Array.from({ length: Math.ceil(width / place) + 1 }, (_, index) =>
      listener(
        Math.round((index - shift + 0.5 + 0.08 * (2 * random() - 1)) * place),
        Math.round(about(top, 0.005)),
        Math.round(about(head, 0.07) * 10) / 10,
      ),
    );
    return `<g fill="${palette.vigil}" stroke="${mix(palette.vigil, palette.mist, strength)}" stroke-width="2.2">${people.join("")}</g>`;
  });
  return rows.join("");
}

/**
 * Draws the placeholder picture for a photograph of the leader speaking: a lectern on a platform, the flame behind
 * it, and rows of people in front.
 * @param initials one to three capitals
 * @param display the face of the monogram
 * @param shown the part of the picture
 * @returns an SVG document without fonts: of 1500 × 1000, or of 880 × 495
 */
export function drawSpeaking(
  initials: readonly string[],
  display: Typeface,
  shown: keyof typeof views = "room",
): string {
  const view = views[shown];
  const land = {
    seed: "pulpit",
    width,
    height,
    heart: { x: lectern.x - 10, y: 560 },
    reach: 520,
    spread: 250,
    summit: 0.9,
    growth: 1,
    lean: 0.7,
    hills: { rise: 0.32, distance: 420 },
    shoulders: 0.48,
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
  const size = initials.length > 2 ? 80 : 110;
  const monogram = display.set(initials.join(""), size, 0.02);
  const x = (lectern.x - monogram.width / 2).toFixed(1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">` +
    `<defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="${palette.vigil}" stop-opacity="0"/><stop offset=".82" stop-color="${palette.vigil}" stop-opacity=".9"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.vigil}"/>` +
    strokeStrata(strata, { plain: 1.5, heavy: 2.8 }) +
    `<rect width="${width}" height="${height}" fill="url(#floor)"/>` +
    `<path d="M-9 ${platform}h${width + 18}v${height}h${-width - 18}z" fill="${palette.vigil}" stroke="${mix(palette.rampart, palette.mist, 0.2)}" stroke-width="2.5"/>` +
    drawLectern() +
    `<path transform="translate(${x} ${lectern.desk + 188})" d="${monogram.d}" fill="${palette.dawn}"/>` +
    `${listeners()}</svg>`
  );
}
