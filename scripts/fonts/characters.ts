const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const printableAscii = span(0x20, 0x7e);
const typography = Array.from("–—‘’“”…•·×→←↗©®°½\u00a0", (character) => character.codePointAt(0) ?? 0);

/** The code points that nearly every English page needs: printable ASCII and the site's punctuation and signs. */
export const baseCharacters: readonly number[] = [...printableAscii, ...typography];

/** Signs of code and addresses: text needs them, headlines and quotes hardly ever do. */
const codeSigns = Array.from("#+<=>@[\\]^_`{|}~", (character) => character.codePointAt(0) ?? 0);

/** The base of a display face: without the signs of code, which move to the file that loads on demand. */
export const displayCharacters: readonly number[] = baseCharacters.filter(
  (codePoint) => !codeSigns.includes(codePoint),
);

/** Western European letters and signs: the rest of Latin-1, the dotless i and the oe ligature. */
export const latinOneCharacters: readonly number[] = [...span(0xa0, 0xff), 0x131, 0x152, 0x153].filter(
  (codePoint) => !baseCharacters.includes(codePoint),
);

/** What a display face loads on demand. */
export const displayLatinOneCharacters: readonly number[] = [...codeSigns, ...latinOneCharacters];

/** Letters of the other Latin alphabets, Yoruba and Igbo among them: Extended-A, Extended-B and Extended Additional. */
export const latinExtendedCharacters: readonly number[] = [
  ...span(0x100, 0x24f),
  ...span(0x1e00, 0x1eff),
].filter((codePoint) => !latinOneCharacters.includes(codePoint));

/** So many code points that a face lacks may stand inside a span: each further span costs every page its letters. */
const widestGap = 64;

/**
 * Writes code points as the value of the CSS descriptor `unicode-range`.
 * @param codePoints what the file holds, in any order
 * @param elsewhere what the face's other files hold, which no span may cover
 * @returns comma-separated single points and spans, ascending; small gaps that no file fills are covered
 */
export function unicodeRange(codePoints: readonly number[], elsewhere: readonly number[]): string {
  const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();
  const isOneGap = (last: number, next: number): boolean =>
    next - last - 1 <= widestGap && !elsewhere.some((other) => other > last && other < next);
  const runs: { first: number; last: number }[] = [];
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && isOneGap(run.last, codePoint)) run.last = codePoint;
    else runs.push({ first: codePoint, last: codePoint });
  }
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");
}
