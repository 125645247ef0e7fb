import { readFile } from "node:fs/promises";
import path from "node:path";
import * as fontkit from "fontkit";
import type { Font } from "fontkit";
import { faces } from "../fonts/faces";
import { instanceFont, type Axes } from "../fonts/instance";

/** Text as outlines, to be placed with its baseline's start at the origin. Lengths are in the picture's units. */
export type Lettering = { d: string; width: number };

/** A face of the site, ready to be drawn with. */
export type Typeface = {
  /** Outlines of one line of text at a size; tracking is a part of the em. */
  set(text: string, size: number, tracking?: number): Lettering;
};

/**
 * Opens one of the site's faces with every character of its Latin file.
 * @param name as in the list of faces
 * @param axes the point of its design space, when it is not pinned already
 * @throws when there is no face of that name
 */
export async function openTypeface(name: string, axes: Axes = {}): Promise<Typeface> {
  const face = faces.find((candidate) => candidate.name === name);
  if (!face) throw new Error(`There is no face called ${name}.`);
  const source = await readFile(path.join("node_modules", face.latin));
  const file = await instanceFont(source, fontkit.create(source).characterSet, {
    axes: { ...face.axes, ...axes },
    features: face.features,
    format: "sfnt",
  });
  const font = fontkit.create(file);
  return { set: (text, size, tracking = 0) => setLine(font, text, size, tracking) };
}

const letters = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

function setLine(font: Font, text: string, size: number, tracking: number): Lettering {
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let pen = 0;
  let d = "";
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
  return { d, width: pen - tracking * size };
}

/**
 * Breaks a text into lines that fit, as even as their number allows.
 * @param typeface the face that it is set in
 * @param text words with single spaces
 * @param options the size, the tracking as a part of the em, and the room in the picture's units
 */
export function breakLines(
  typeface: Typeface,
  text: string,
  options: { size: number; tracking: number; room: number },
): string[] {
  const fits = (line: string, room: number): boolean =>
    typeface.set(line, options.size, options.tracking).width <= room;
  const fill = (room: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && fits(longer, room)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  };
  const least = fill(options.room).length;
  let best = fill(options.room);
  for (let room = options.room; room > options.room / 3; room -= options.room / 60) {
    const lines = fill(room);
    if (lines.length > least || !lines.every((line) => fits(line, options.room))) break;
    best = lines;
  }
  return best;
}
