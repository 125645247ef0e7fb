import { bookIds, booksNamed } from "../text/bible-books";
import { allowedSlips, isNear, wordsOf } from "./words";

/**
 * A chapter of a book: “1 Corinthians 13”, with or without a verse. If the name has several words, the last one. In
 * “See 1 Corinthians 13”, the 1 belongs to “Corinthians”.
 * @param initial the first letters of the name
 */
function chapter(initial: string, flags: string): RegExp {
  const name = String.raw`(${initial}\p{L}+)\.?\s?`;
  const isVolume = String.raw`[1-5]\.?\s?${initial}\p{L}+\.?\s?\d`;
  const verse = String.raw`(?:[:.,]\s?(?!${isVolume})\d+)?`;
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:([1-5])\.?\s?)?${name}(?!${isVolume})(\d{1,3})(?![\d\p{L}])${verse}`,
    flags,
  );
}

/** Other ways to write the number before a book’s name. */
const volumes: ReadonlyArray<[written: string, number: string]> = [
  ["III|3rd|Third", "3"],
  ["II|2nd|Second", "2"],
  ["I|1st|First", "1"],
];

/** A chapter that a text refers to or a query contains. */
interface Reference {
  /** The number before the book's name; empty if it has none. */
  volume: string;
  book: string;
  /** Empty if the query is for a whole book. */
  chapter: string;
}

/**
 * Finds the chapters of Scripture that a text refers to, in any language: a word with a capital letter and a number.
 * False matches such as “Day 3” do not matter in a search for Scripture.
 */
export function referencesIn(text: string): string[] {
  const written = withVolumes(text, String.raw`\p{Lu}`, "gu");
  const chapters = Array.from(
    written.matchAll(chapter(String.raw`\p{Lu}`, "gu")),
    ([, volume = "", book = "", number = ""]) =>
      [volumeOf(volume, book), book, number].filter(Boolean).join(" "),
  );
  return [...new Set(chapters)];
}

/** A query for a whole book with a number before its name, such as “1 John”. */
const wholeVolume = /^([1-5])\.?\s?(\p{L}+)\.?$/u;

/** The chapter in a query, and the words around it; undefined if there is none. */
export function referenceIn(query: string): (Reference & { rest: string }) | undefined {
  const written = withVolumes(query.trim(), String.raw`\p{L}`, "giu");
  const [, volume = "", name = ""] = wholeVolume.exec(written) ?? [];
  if (booksNamed(name).numbered.length > 0) return { volume, book: name, chapter: "", rest: "" };
  const [whole, number = "", book = "", chapterNumber = ""] =
    chapter(String.raw`\p{L}`, "u").exec(written) ?? [];
  return whole === undefined
    ? undefined
    : {
        volume: volumeOf(number, book),
        book,
        chapter: chapterNumber,
        rest: written.replace(whole, " ").trim(),
      };
}

/** In “Day 3 Psalm 23”, the 3 does not belong to the book. */
function volumeOf(number: string, book: string): string {
  const { single, numbered } = booksNamed(book);
  return single.length > 0 && numbered.length === 0 ? "" : number;
}

/** Writes “First Corinthians 13” and “I Corinthians 13” with the number. */
function withVolumes(text: string, initial: string, flags: string): string {
  const book = String.raw`(?=${initial}\p{L}+\.?\s?(?:\d|$))`;
  return volumes.reduce(
    (all, [written, number]) =>
      all.replace(new RegExp(String.raw`(?<![\p{L}\d])(?:${written})\s+${book}`, flags), `${number} `),
    text,
  );
}

/**
 * Whether a chapter in a text matches the one in a query.
 * @param written as `referencesIn` returns it
 */
export function isSameChapter(searchedChapter: Reference, written: string): boolean {
  const one = referenceIn(written);
  if (one === undefined || (searchedChapter.chapter !== "" && one.chapter !== searchedChapter.chapter))
    return false;
  const [books, others] = [
    bookIds(one.book, one.volume),
    bookIds(searchedChapter.book, searchedChapter.volume),
  ];
  if (books.length > 0 && others.length > 0) return books.some((book) => others.includes(book));
  return (
    one.volume === searchedChapter.volume &&
    mayBeOneBook(wordsOf(one.book).join(""), wordsOf(searchedChapter.book).join(""))
  );
}

/**
 * Whether two names can mean the same book, if one of them is unknown: they differ by a typing error, or the longer one
 * starts with the same letter and contains the letters of the shorter one in order.
 */
function mayBeOneBook(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const letters = new RegExp(`^${Array.from(short).join(".*")}`, "u");
  return letters.test(long) || isNear(short, long, allowedSlips(short));
}
