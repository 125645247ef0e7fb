const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const codePointsOf = (signs: string): number[] =>
  Array.from(signs, (character) => character.codePointAt(0) ?? 0);

const printableAscii = span(0x20, 0x7e);
const typography = codePointsOf("–—‘’“”…•·×©®°½\u00a0");

/** Printable ASCII and the site's punctuation and symbols: the characters by which a fallback is fitted. */
export const baseCharacters: readonly number[] = [...printableAscii, ...typography];

/**
 * Symbols that few sentences contain, such as those of code and units; for headlines, where each costs the most bytes,
 * also those of addresses, numbers and notices.
 */
const rareSigns = "<=>[\\]^_`{|}~#*½°®";
const signsOnDemand = {
  display: codePointsOf(`${rareSigns}+@%/·×©`),
  text: codePointsOf(rareSigns),
};

/** The rest of Latin-1, the dotless i and the oe ligature, for Western European languages. */
const latinOneCharacters: readonly number[] = [...span(0xa0, 0xff), 0x131, 0x152, 0x153].filter(
  (codePoint) => !baseCharacters.includes(codePoint),
);

/**
 * The characters of a face that nearly every English page needs, and the Latin-1 characters that are loaded on demand.
 * @param role the face's role
 */
export function latinCharacters(role: keyof typeof signsOnDemand): {
  base: readonly number[];
  onDemand: readonly number[];
} {
  const signs = signsOnDemand[role];
  return {
    base: baseCharacters.filter((codePoint) => !signs.includes(codePoint)),
    onDemand: [...signs, ...latinOneCharacters],
  };
}

/** Letters of most other Latin alphabets: Extended-A, Extended-B and most of Extended Additional. */
export const latinExtendedCharacters: readonly number[] = [
  ...span(0x100, 0x24f),
  ...span(0x1e00, 0x1e9f),
].filter((codePoint) => !latinOneCharacters.includes(codePoint));

/**
 * Letters with a dot or a hook (Vietnamese, Yoruba, Igbo), and combining marks. The headline face has no anchors for a
 * second mark, so browsers set those letters in another font.
 * @param role the face's role
 */
export function latinAdditionalCharacters(role: keyof typeof signsOnDemand): readonly number[] {
  return [...span(0x1ea0, 0x1ef9), ...(role === "display" ? [] : [0x300, 0x301, 0x303, 0x309, 0x323])];
}
