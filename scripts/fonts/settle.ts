import * as fontkit from "fontkit";

/** The offset of the table list in an sfnt file, and the length of an entry: tag, checksum, offset, length. */
const TABLES = { start: 12, entry: 16 };

/** A range of characters whose glyph ids are consecutive. */
interface Segment {
  first: number;
  last: number;
  glyph: number;
}

/**
 * Applies a font's substitutions to its character map, so that a subset needs neither the substitutions nor the glyphs
 * that they replace.
 * @param font an instance in an sfnt container, with characters of the Basic Multilingual Plane only
 * @param features the substitutions that always apply, each of one glyph by one glyph
 * @returns the same font with another character map; the checksums are unchanged
 * @throws if a substitution replaces a character's glyph with several
 */
export function settleSubstitutions(font: Buffer, features: readonly string[]): Buffer {
  const opened = fontkit.create(font);
  const laidOut = (codePoint: number, on: boolean): number[] =>
    opened
      .layout(String.fromCodePoint(codePoint), Object.fromEntries(features.map((feature) => [feature, on])))
      .glyphs.map(({ id }) => id);
  const glyphOf = (codePoint: number): number => {
    const [before] = laidOut(codePoint, false);
    const [after, ...more] = laidOut(codePoint, true);
    if (after === undefined || more.length > 0)
      throw new Error(`The substitutions make more than one glyph of U+${codePoint.toString(16)}.`);
    // A default-ignorable character, such as a soft hyphen, is laid out with another glyph than its own.
    return after === before ? opened.glyphForCodePoint(codePoint).id : after;
  };
  const glyphs = [...opened.characterSet].sort((one, other) => one - other);
  return withTable(font, "cmap", characterTable(segmentsOf(glyphs.map((code) => [code, glyphOf(code)]))));
}

function segmentsOf(glyphs: readonly (readonly [number, number])[]): Segment[] {
  const segments: Segment[] = [];
  for (const [code, glyph] of glyphs) {
    const before = segments.at(-1);
    if (before?.last === code - 1 && glyph - before.glyph === code - before.first) before.last = code;
    else segments.push({ first: code, last: code, glyph });
  }
  // The format requires a last segment that maps 0xFFFF to no glyph.
  return [...segments, { first: 0xffff, last: 0xffff, glyph: 0 }];
}

/** The “cmap” table with one subtable for Windows' Unicode in format 4 (OpenType 1.9, “cmap”). */
function characterTable(segments: readonly Segment[]): Buffer {
  const log = Math.floor(Math.log2(segments.length));
  const range = 2 * 2 ** log;
  const columns = [
    segments.map(({ last }) => last),
    [0],
    segments.map(({ first }) => first),
    segments.map(({ first, glyph }) => (glyph - first) & 0xffff),
    segments.map(() => 0),
  ].flat();
  const subtable = [4, 14 + 2 * columns.length, 0, 2 * segments.length, range, log];
  return words([0, 1, 3, 1, 0, 12, ...subtable, 2 * segments.length - range, ...columns]);
}

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value, 2 * index));
  return bytes;
}

/** Replaces the bytes of a font's table; the new ones are appended to the font. */
function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const start = Math.ceil(font.length / 4) * 4;
  const whole = Buffer.concat([font, Buffer.alloc(start - font.length), table]);
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = TABLES.start + index * TABLES.entry;
    if (font.toString("latin1", entry, entry + 4) !== tag) continue;
    whole.writeUInt32BE(start, entry + 8);
    whole.writeUInt32BE(table.length, entry + 12);
  }
  return whole;
}
