/** The part of fontkit that these scripts use; the package carries no types. Lengths are in font units, y upwards. */
declare module "fontkit" {
  export type PathCommand = {
    command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
    args: number[];
  };

  export type Glyph = { id: number; advanceWidth: number; path: { commands: PathCommand[] } };

  export type GlyphRun = {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };

  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    characterSet: number[];
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
  };

  export function create(file: Buffer): Font;
}
