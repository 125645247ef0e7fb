import { bookIds, booksNamed } from "../text/bible-books";
import { maxErrorsIn, isNear, wordsOf } from "./words";

/**
 * Matches a chapter of a book, such as “1 Corinthians 13”, with or without a verse. If the book's name has several words,
 * only the last word is matched. “See 1” in “See 1 Corinthians 13” is not a match.
 * @param initial the pattern of the first letter of the name
 */
function chapterPattern(initial: string, flags: string): RegExp {
  const name = String.raw`(${initial}\p{L}+)\.?\s?`;
  const volumePattern = String.raw`[1-5]\.?\s?${initial}\p{L}+\.?\s?\d`;
  const verse = String.raw`(?:[:.,]\s?(?!${volumePattern})\d+)?`;
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:([1-5])\.?\s?)?${name}(?!${volumePattern})(\d{1,3})(?![\d\p{L}])${verse}`,
    flags,
  );
}

/** Other ways to write the number before a book’s name. */
const volumes: ReadonlyArray<[forms: string, number: string]> = [
  ["III|3rd|Third", "3"],
  ["II|2nd|Second", "2"],
  ["I|1st|First", "1"],
];

interface Reference {
  /** The number before the book's name. Empty if there is no number. */
  volume: string;
  book: string;
  /** Empty if the query is for a whole book. */
  chapter: string;
}

/**
 * Finds the chapters of Scripture to which a text refers, in any language. Each word with a capital letter and a number
 * after it is a match. False matches such as “Day 3” do not matter in a search for Scripture.
 */
export function findReferences(text: string): string[] {
  const textWithNumbers = replaceVolumes(text, String.raw`\p{Lu}`, "gu");
  const chapters = Array.from(
    textWithNumbers.matchAll(chapterPattern(String.raw`\p{Lu}`, "gu")),
    ([, volume = "", book = "", number = ""]) =>
      [volumeOf(volume, book), book, number].filter(Boolean).join(" "),
  );
  return [...new Set(chapters)];
}

/** A query for a whole book with a number before its name, such as “1 John”. */
const numberedBookQuery = /^([1-5])\.?\s?(\p{L}+)\.?$/u;

/** The chapter in a query, and the words around it. Undefined if the query does not contain a chapter. */
export function findReference(query: string): (Reference & { otherWords: string }) | undefined {
  const queryWithNumbers = replaceVolumes(query.trim(), String.raw`\p{L}`, "giu");
  const [, volume = "", name = ""] = numberedBookQuery.exec(queryWithNumbers) ?? [];
  if (booksNamed(name).numbered.length > 0) return { volume, book: name, chapter: "", otherWords: "" };
  const [match, number = "", book = "", chapterNumber = ""] =
    chapterPattern(String.raw`\p{L}`, "u").exec(queryWithNumbers) ?? [];
  return match === undefined
    ? undefined
    : {
        volume: volumeOf(number, book),
        book,
        chapter: chapterNumber,
        otherWords: queryWithNumbers.replace(match, " ").trim(),
      };
}

/** The number of a volume. Empty if the number does not belong to the book, such as the 3 in “Day 3 Psalm 23”. */
function volumeOf(number: string, book: string): string {
  const { single, numbered } = booksNamed(book);
  return single.length > 0 && numbered.length === 0 ? "" : number;
}

/** Replaces the number words in “First Corinthians 13” and “I Corinthians 13” with the number. */
function replaceVolumes(text: string, initial: string, flags: string): string {
  const book = String.raw`(?=${initial}\p{L}+\.?\s?(?:\d|$))`;
  return volumes.reduce(
    (result, [forms, number]) =>
      result.replace(new RegExp(String.raw`(?<![\p{L}\d])(?:${forms})\s+${book}`, flags), `${number} `),
    text,
  );
}

/**
 * Whether a chapter in a text matches the chapter in a query.
 * @param writtenChapter as `findReferences` returns it
 */
export function isSameChapter(searchedChapter: Reference, writtenChapter: string): boolean {
  const foundChapter = findReference(writtenChapter);
  if (
    foundChapter === undefined ||
    (searchedChapter.chapter !== "" && foundChapter.chapter !== searchedChapter.chapter)
  )
    return false;
  const [books, searchedBooks] = [
    bookIds(foundChapter.book, foundChapter.volume),
    bookIds(searchedChapter.book, searchedChapter.volume),
  ];
  if (books.length > 0 && searchedBooks.length > 0) return books.some((book) => searchedBooks.includes(book));
  return (
    foundChapter.volume === searchedChapter.volume &&
    mayBeOneBook(wordsOf(foundChapter.book).join(""), wordsOf(searchedChapter.book).join(""))
  );
}

/**
 * Whether two names can mean the same book, although one name is unknown. The names may differ by a typing error. Or the
 * longer name starts with the same letter, and contains the letters of the shorter name in order.
 */
function mayBeOneBook(name: string, otherName: string): boolean {
  const [shortName, longName] = name.length <= otherName.length ? [name, otherName] : [otherName, name];
  const letters = new RegExp(`^${Array.from(shortName).join(".*")}`, "u");
  return letters.test(longName) || isNear(shortName, longName, maxErrorsIn(shortName));
}
