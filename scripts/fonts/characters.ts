/** Printable ASCII and the site's punctuation and symbols: used to fit the fallback. */
export const baseCharacters: readonly number[] = [...span(0x20, 0x7e), ...codesOf("–—‘’“”…•·×©®°½\u00a0")];

/** Rare symbols. For the headline face, whose glyphs are the largest, also those of numbers and notices. */
const rareSymbols = codesOf("<=>[\\]^_`{|}~#*½°®");
const rareHeadlineSymbols = [...rareSymbols, ...codesOf("+@%/·×©")];

/** The arrow of the link from a footnote back to the text. */
const textSymbols = codesOf("↑");

/** The rest of Latin-1, the dotless i and the oe ligature, for Western European languages. */
const latin1 = [...span(0xa0, 0xff), 0x131, 0x152, 0x153].filter((code) => !baseCharacters.includes(code));

/**
 * The characters of each file of a face. Nearly every English page needs the first file.
 * @param isDisplay whether the face is for headings
 */
export function charactersOf(
  isDisplay: boolean,
): Record<"common" | "onDemand" | "extended" | "additional", number[]> {
  const rareCharacters = isDisplay ? rareHeadlineSymbols : rareSymbols;
  return {
    common: [
      ...baseCharacters.filter((code) => !rareCharacters.includes(code)),
      ...(isDisplay ? [] : textSymbols),
    ],
    onDemand: [...rareCharacters, ...latin1],
    // Most other Latin alphabets: Extended-A, Extended-B and most of Extended Additional.
    extended: [...span(0x100, 0x24f), ...span(0x1e00, 0x1e9f)].filter((code) => !latin1.includes(code)),
    // Vietnamese letters, of which Yoruba and Igbo use some, and combining marks. The headline face does not have
    // anchors for a second mark, so browsers set those letters in another font.
    additional: [...span(0x1ea0, 0x1ef9), ...(isDisplay ? [] : [0x300, 0x301, 0x303, 0x309, 0x323])],
  };
}

function span(firstCode: number, lastCode: number): number[] {
  return Array.from({ length: lastCode - firstCode + 1 }, (_, index) => firstCode + index);
}

function codesOf(characters: string): number[] {
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
}
