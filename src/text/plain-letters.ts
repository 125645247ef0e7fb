/** Letters with a stroke, and ligatures, with their plain letters. Unicode does not decompose them. */
const undecomposedLetters: Readonly<Record<string, string>> = {
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ı: "i" },
  ...{ œ: "oe", æ: "ae", þ: "th", ß: "ss" },
};

/** Converts a text to lower case without accents, so that words can be compared. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øłđðħıœæþß]/g, (letter) => undecomposedLetters[letter] ?? letter);
}
