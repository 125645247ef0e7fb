/**
 * A chapter of a book: “1 Corinthians 13”, whatever verse follows. Of a name of several words, the last.
 * In “See 1 Corinthians 13”, the 1 belongs to the name that follows.
 * @param initial what the name begins with
 */
function chapter(initial: string, flags: string): RegExp {
  const name = String.raw`(${initial}\p{L}+)\.?\s?`;
  const isVolume = String.raw`[1-3]\s?${initial}\p{L}+\.?\s?\d`;
  const verse = String.raw`(?:[:.,]\s?\d+)?`;
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:([1-3])\s?)?${name}(?!${isVolume})(\d{1,3})(?![\d\p{L}])${verse}`,
    flags,
  );
}

/** A chapter that a text names or somebody looks for. */
export interface Reference {
  /** The number before the book's name; empty if it has none. */
  volume: string;
  book: string;
  chapter: string;
}

/**
 * Finds the chapters of Scripture that a text names, in any language: a word with a capital letter and a number. One that
 * is none, such as “Day 3”, does no harm where somebody looks for Scripture.
 */
export function referencesIn(text: string): string[] {
  const chapters = Array.from(text.matchAll(chapter(String.raw`\p{Lu}`, "gu")), ([, ...parts]) =>
    parts.filter(Boolean).join(" "),
  );
  return [...new Set(chapters)];
}

/** The chapter that is looked for, and the words around it; undefined if there is none. */
export function referenceSought(words: string): (Reference & { rest: string }) | undefined {
  const [whole, volume = "", book = "", number = ""] = chapter(String.raw`\p{L}`, "u").exec(words) ?? [];
  return whole === undefined
    ? undefined
    : { volume, book, chapter: number, rest: words.replace(whole, " ").trim() };
}

/**
 * Whether two names may be of one book: the letters of the shorter stand in the longer in their order, from its first on.
 * So “Ps” is Psalm, “Jn” John (and Jonah), “Mt” Matthew or Mateo.
 * @param one a name in small letters, without accents, as the other
 */
export function mayBeOneBook(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return new RegExp(`^${Array.from(short).join(".*")}`, "u").test(long);
}
