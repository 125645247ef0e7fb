import type { Lettering, Typeface } from "./lettering";
import type { Run } from "./manuscript";

/** A word to draw: one piece for each style in it. */
export type Word = { pieces: Lettering[]; width: number };

/** A line of words, and the space between adjacent words. */
export type SetLine = { words: Word[]; space: number };

/** How much a space may shrink before a line counts as overfull, and how readily it stretches, in spaces. */
const give = 0.22;
const take = 0.55;

/**
 * Measures the words of a paragraph.
 * @param runs its text by style
 * @param faces the face of each style
 * @param size the type's size
 */
export function wordsOf(
  runs: readonly Run[],
  faces: { roman: Typeface; italic: Typeface },
  size: number,
): Word[] {
  const words: Word[] = [];
  let open = false;
  for (const { text, italic } of runs) {
    const face = italic ? faces.italic : faces.roman;
    text.split(" ").forEach((part, index) => {
      // A change of style within a word, such as before a full stop after italics, does not begin a new word.
      if (index > 0) open = false;
      if (part === "") return;
      const piece = face.set(part, size);
      const last = words.at(-1);
      if (open && last) {
        last.pieces.push(piece);
        last.width += piece.width;
      } else words.push({ pieces: [piece], width: piece.width });
      open = true;
    });
  }
  return words;
}

/**
 * Breaks a paragraph into justified lines. The spacing is optimised over the whole paragraph, not line by line.
 * @param words the paragraph's words
 * @param space the natural space between two words
 * @param room the width of each line, by its index
 * @returns its lines; the last one with natural spaces
 * @throws if a word is wider than its line
 */
export function justify(words: readonly Word[], space: number, room: (line: number) => number): SetLine[] {
  // best[line].get(start): the lowest cost of setting the words before `start` in that many lines.
  type Way = { cost: number; from: number };
  const best: Map<number, Way>[] = [new Map([[0, { cost: 0, from: 0 }]])];
  let finish: { line: number; cost: number } | undefined;
  for (let line = 0; line < words.length; line += 1) {
    const next = new Map<number, Way>();
    for (const [start, way] of best[line] ?? []) {
      let width = 0;
      for (let end = start + 1; end <= words.length; end += 1) {
        width += words[end - 1]?.width ?? 0;
        const gaps = end - start - 1;
        const slack = room(line) - width - gaps * space;
        if (slack < -give * gaps * space) break;
        const cost = way.cost + costOf(slack / (space * Math.max(1, gaps)), gaps, end === words.length);
        if (cost < (next.get(end)?.cost ?? Infinity)) next.set(end, { cost, from: start });
      }
    }
    best.push(next);
    const whole = next.get(words.length);
    if (whole && whole.cost < (finish?.cost ?? Infinity)) finish = { line: line + 1, cost: whole.cost };
  }
  if (!finish) throw new Error("A word is wider than its line.");
  const ends = [words.length];
  for (let line = finish.line; line > 1; line -= 1) {
    ends.unshift(best[line]?.get(ends[0] ?? 0)?.from ?? 0);
  }
  return ends.map((end, line) => {
    const own = words.slice(line === 0 ? 0 : ends[line - 1], end);
    const width = own.reduce((sum, word) => sum + word.width, 0);
    const even = (room(line) - width) / Math.max(1, own.length - 1);
    return { words: own, space: end === words.length ? Math.min(space, even) : even };
  });
}

function costOf(stretch: number, gaps: number, last: boolean): number {
  if (stretch < 0) return (stretch / give) ** 2;
  // A last line may be short, but not a single word.
  if (last) return gaps === 0 ? 3 : 0;
  return (stretch / take) ** 2 + (gaps === 0 ? 50 : 0);
}
