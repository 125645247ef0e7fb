import { readFileSync } from "node:fs";

/** A text that the specification prescribes, and the content field that contains it. */
export interface FixedWords {
  readonly words: string;
  /** The file's path in content/. */
  readonly file: string;
  /** The field's dotted path in the file. */
  readonly field: string;
}

/** The tables of words in docs/contract.md. */
export function fixedWords(): readonly FixedWords[] {
  return rowsOf(contract()).flatMap(([words = "", place = ""]) => {
    const [, file, field] = /^`([^`]+)` `([^`]+)`$/.exec(place) ?? [];
    return file === undefined || field === undefined ? [] : [{ words, file, field }];
  });
}

/**
 * Returns the rows of the table below a heading of docs/contract.md, without the table's header.
 * @param heading the heading's text, such as "2. Routes"
 */
export function contractTable(heading: string): readonly (readonly string[])[] {
  const [, after = ""] = contract().split(`## ${heading}\n`);
  const [section = ""] = after.split(/^#/m);
  return rowsOf(section).slice(2);
}

const contract = (): string => readFileSync("docs/contract.md", "utf8");

function rowsOf(markdown: string): string[][] {
  return Array.from(markdown.matchAll(/^\|(.+)\|$/gm), ([, row = ""]) =>
    row.split("|").map((cell) => cell.trim()),
  );
}
