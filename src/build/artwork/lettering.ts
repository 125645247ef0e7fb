import { readFile } from "node:fs/promises";
import path from "node:path";
import * as fontkit from "fontkit";
import type { Font } from "fontkit";
import { faces, markFeatures } from "./faces";
import { instanceFont, type Axes } from "./instance";

/** Text as outlines; its baseline starts at the origin. Lengths are in the picture's units. */
export type Lettering = { d: string; width: number };

/** A face of the site, ready to be drawn with. */
export type Typeface = {
  /** Outlines of one line of text at a size; tracking is in em. */
  set(text: string, size: number, tracking?: number): Lettering;
  /** Splits a text into the part that the face can draw and the characters that it lacks. */
  drawable(text: string): { text: string; missing: string[] };
};

/** One file of a face, and the code points that it covers. */
type Cut = { font: Font; codePoints: ReadonlySet<number> };

/**
 * Opens one of the site's faces with all its Latin letters.
 * @param name as in the list of faces
 * @param axes the position in its design space, unless it is pinned already
 * @throws if there is no face of that name; its `set` throws if a text has a character that the face lacks
 */
export async function openTypeface(name: string, axes: Axes = {}): Promise<Typeface> {
  const face = faces.find((candidate) => candidate.name === name);
  if (!face) throw new Error(`There is no face called ${name}.`);
  const cuts = await Promise.all(
    [face.latin, face.latinExtended, face.latinAdditional].map(async (file): Promise<Cut> => {
      const source = await readFile(path.join("node_modules", file));
      const { characterSet } = fontkit.create(source);
      const features = [...face.features, ...markFeatures];
      const options = { axes: { ...face.axes, ...axes }, features, format: "sfnt" } as const;
      const font = fontkit.create(await instanceFont(source, characterSet, options));
      return { font, codePoints: new Set(characterSet) };
    }),
  );
  return {
    set: (text, size, tracking = 0) => setLine(cuts, text, size, tracking),
    drawable: (text) => drawableIn(cuts, text),
  };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function fontFor(cuts: readonly Cut[], grapheme: string): Font | undefined {
  const signs = Array.from(grapheme, (sign) => sign.codePointAt(0) ?? 0);
  return cuts.find(({ codePoints }) => signs.every((sign) => codePoints.has(sign)))?.font;
}

function drawableIn(cuts: readonly Cut[], text: string): { text: string; missing: string[] } {
  const segments = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const isDrawable = (segment: string): boolean => fontFor(cuts, segment) !== undefined;
  return {
    text: segments.filter(isDrawable).join("").replace(/\s+/g, " ").trim(),
    missing: segments.filter((segment) => !isDrawable(segment)),
  };
}

/** Splits a text into runs that one file of the face can draw: a letter stays with its combining marks. */
function piecesOf(cuts: readonly Cut[], text: string): { font: Font; piece: string }[] {
  const pieces: { font: Font; piece: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = fontFor(cuts, segment);
    if (!font)
      throw new Error(`The site's typefaces have no “${segment}”, which a picture of “${text}” needs.`);
    const last = pieces.at(-1);
    if (last?.font === font) last.piece += segment;
    else pieces.push({ font, piece: segment });
  }
  return pieces;
}

const letters = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

function setLine(cuts: readonly Cut[], text: string, size: number, tracking: number): Lettering {
  let pen = 0;
  let d = "";
  for (const { font, piece } of piecesOf(cuts, text)) {
    const scale = size / font.unitsPerEm;
    const run = font.layout(piece);
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 };
      for (const { command, args } of glyph.path.commands) {
        // Fonts count upwards, pictures downwards.
        const placed = args.map((value, axis) =>
          axis % 2 === 0 ? pen + (value + position.xOffset) * scale : -(value + position.yOffset) * scale,
        );
        d += letters[command] + placed.map((value) => value.toFixed(2)).join(" ");
      }
      pen += position.xAdvance * scale + tracking * size;
    });
  }
  return { d, width: pen - tracking * size };
}

/** Joins each small word with the one after it, so that no line ends with it: "Acts / of War". */
export function bindSmallWords(text: string): string {
  return text.replace(/\b(a|an|and|by|in|of|on|the|to) /gi, "$1\u00a0");
}

/** Lines, and the unevenness of their lengths: the sum of their squares. */
type Broken = { lines: string[]; unevenness: number };

/**
 * Breaks a text into as few lines as fit, and those as even as they can be.
 * @param typeface the face that it is set in
 * @param text words with single spaces
 * @param options the size, the tracking as a part of the em, and the room in the picture's units
 */
export function breakLines(
  typeface: Typeface,
  text: string,
  options: { size: number; tracking: number; room: number },
): string[] {
  const widths = new Map<string, number>();
  const measure = (line: string): number => {
    const width = widths.get(line) ?? typeface.set(line, options.size, options.tracking).width;
    widths.set(line, width);
    return width;
  };
  // The least sum of squares is that of equal lengths; a word that is too long for any line has one to itself.
  const breakFrom = (words: readonly string[], count: number): Broken | undefined => {
    if (words.length === 0 && count === 0) return { lines: [], unevenness: 0 };
    let best: Broken | undefined;
    for (let taken = 1; count > 0 && taken <= words.length; taken += 1) {
      const line = words.slice(0, taken).join(" ");
      const length = measure(line);
      if (taken > 1 && length > options.room) break;
      const rest = breakFrom(words.slice(taken), count - 1);
      const unevenness = length ** 2 + (rest?.unevenness ?? 0);
      if (rest && unevenness < (best?.unevenness ?? Infinity))
        best = { lines: [line, ...rest.lines], unevenness };
    }
    return best;
  };
  const words = text.split(" ");
  for (let count = 1; count < words.length; count += 1) {
    const broken = breakFrom(words, count);
    if (broken) return broken.lines;
  }
  return words;
}
