const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const codePointsOf = (signs: string): number[] =>
  Array.from(signs, (character) => character.codePointAt(0) ?? 0);

const printableAscii = span(0x20, 0x7e);
const typography = codePointsOf("–—‘’“”…•·×©®°½\u00a0");

/** Printable ASCII and the site's punctuation and signs: what a fallback is fitted by. */
export const baseCharacters: readonly number[] = [...printableAscii, ...typography];

/**
 * What hardly a sentence needs: signs of code and of measure; and in headlines, where each costs the most, those of
 * addresses, figures and notices.
 */
const rareSigns = "<=>[\\]^_`{|}~#*½°®";
const signsOnDemand = {
  display: codePointsOf(`${rareSigns}+@%/·×©`),
  text: codePointsOf(rareSigns),
};

/** Western European letters and signs: the rest of Latin-1, the dotless i and the oe ligature. */
const latinOneCharacters: readonly number[] = [...span(0xa0, 0xff), 0x131, 0x152, 0x153].filter(
  (codePoint) => !baseCharacters.includes(codePoint),
);

/**
 * What nearly every English page needs of a face, and what it loads on demand of Latin-1.
 * @param role what is set in the face
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

/** Letters of most other Latin alphabets: Extended-A, Extended-B and the greater part of Extended Additional. */
export const latinExtendedCharacters: readonly number[] = [
  ...span(0x100, 0x24f),
  ...span(0x1e00, 0x1e9f),
].filter((codePoint) => !latinOneCharacters.includes(codePoint));

/**
 * Letters with a dot or a hook: Vietnamese, and with it Yoruba and Igbo. With the marks that may be set on them, but for
 * headlines, whose face has no place for a second mark: a browser sets those letters in another.
 * @param role what is set in the face
 */
export function latinAdditionalCharacters(role: keyof typeof signsOnDemand): readonly number[] {
  return [...span(0x1ea0, 0x1ef9), ...(role === "display" ? [] : [0x300, 0x301, 0x303, 0x309, 0x323])];
}
