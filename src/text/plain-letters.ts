/** Letters with a stroke and ligatures, which Unicode does not decompose. */
const undecomposedLetters: Readonly<Record<string, string>> = {
  ...{ ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ı: "i" },
  ...{ œ: "oe", æ: "ae", þ: "th", ß: "ss" },
};

/** Writes a text in lower case and without accents, for comparing words. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[øłđðħıœæþß]/g, (letter) => undecomposedLetters[letter] ?? letter);
}
