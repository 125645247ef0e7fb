import { fillKnown } from "../../src/content-model/placeholders";
import { readContent } from "../../src/content-model/read";
import { spokenWords } from "../../src/words/linked-words";

/** Values that a page fills in when it is read, such as the count of a counter. */
type Values = Readonly<Record<string, string | number>>;

/** Asks a content for the words that a test expects. Paths of files are those in the content's folder. */
interface ContentReader {
  /**
   * A text as a visitor reads it: placeholders are filled, the asterisks of emphasis and the addresses of links are
   * gone.
   * @param field the field's dotted path, such as "faq.title" or "cards.0.title"
   * @param values the values that the page itself fills in
   * @throws if there is no such text
   */
  text: (file: string, field: string, values?: Values) => string;
  /**
   * The texts of a list, in their order; empty if the list is.
   * @param field the field's dotted path with an asterisk for each entry, such as "cards.*.title"
   */
  texts: (file: string, field: string, values?: Values) => string[];
  /** As `text`, for several texts of one file. */
  textsOf: (file: string) => (field: string, values?: Values) => string;
  /**
   * The headings of a page's sections as they are read aloud: the label, if there is one, then the title.
   * @param sections the sections' dotted paths, in their order
   */
  headings: (file: string, ...sections: readonly string[]) => string[];
  /** The paths of a folder's files, in their order. */
  filesIn: (folder: string) => readonly string[];
  /** The files of a folder in the order of their field `order`. */
  orderedFiles: (folder: string) => readonly string[];
  /** The Markdown of a file, with its placeholders filled. */
  bodyOf: (file: string) => string;
  /** Whether the content has a file. */
  hasFile: (file: string) => boolean;
  /** A regular expression for a text in which the page fills placeholders with any value. */
  pattern: (file: string, field: string) => RegExp;
}

/**
 * Reads a content once, so that a test can ask it for words.
 * @param folder the content's folder
 */
export function contentIn(folder: string): ContentReader {
  const { files, facts = {} } = readContent(folder);
  const fileNamed = (name: string) => files.find(({ file }) => file === name);
  const asRead = (words: string, values: Values): string =>
    spokenWords(fillKnown(words, { ...facts, ...values }));

  const texts: ContentReader["texts"] = (file, field, values = {}) =>
    valuesAt(fileNamed(file)?.data, field.split(".")).flatMap((value) =>
      ["string", "number", "boolean"].includes(typeof value) ? [asRead(String(value), values)] : [],
    );
  const text: ContentReader["text"] = (file, field, values) => {
    const [found] = texts(file, field, values);
    if (found === undefined) throw new Error(`${folder}/${file} has no text ${field}.`);
    return found;
  };
  const filesIn = (below: string) =>
    files.map(({ file }) => file).filter((file) => file.startsWith(`${below}/`));

  return {
    text,
    texts,
    filesIn,
    textsOf: (file) => (field, values) => text(file, field, values),
    headings: (file, ...sections) =>
      sections.map((section) =>
        [...texts(file, `${section}.eyebrow`), text(file, `${section}.title`)].join(": "),
      ),
    orderedFiles: (below) =>
      [...filesIn(below)].sort((a, b) => Number(text(a, "order")) - Number(text(b, "order"))),
    bodyOf: (file) => fillKnown(fileNamed(file)?.body ?? "", facts),
    hasFile: (file) => fileNamed(file) !== undefined,
    pattern: (file, field) => {
      const parts = text(file, field).split(/\{[^{}]*\}/);
      return new RegExp(`^${parts.map(escaped).join(".+")}$`);
    },
  };
}

/** The content that the site under test was built from. */
export const { text, texts, textsOf, headings, filesIn, orderedFiles, bodyOf, hasFile, pattern } =
  contentIn("tests/fixtures/content");

/** A number as the site's language writes it. */
export function inDigits(value: number): string {
  return value.toLocaleString(text("site.json", "language"));
}

/** A regular expression that matches a text literally. */
export function literally(words: string): RegExp {
  return new RegExp(escaped(words));
}

/** The source of a regular expression that matches a text literally. */
export function escaped(words: string): string {
  // A page may keep words together by no-break spaces, which accessible names do not have.
  return words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s/g, "\\s");
}

function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value];
  if (key === "*") return Array.isArray(value) ? value.flatMap((entry) => valuesAt(entry, rest)) : [];
  return typeof value === "object" && value !== null ? valuesAt(Reflect.get(value, key), rest) : [];
}
