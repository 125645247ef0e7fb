import { readFileSync } from "node:fs";

/** Words that the specification fixes, and the field of the content that holds them. */
export interface FixedWords {
  readonly words: string;
  /** The file's path in content/. */
  readonly file: string;
  /** The field's dotted path in the file. */
  readonly field: string;
}

/** Reads the tables of words in docs/contract.md. */
export function fixedWords(): readonly FixedWords[] {
  const rows = readFileSync("docs/contract.md", "utf8").matchAll(row);
  return Array.from(rows, ([, words = "", file = "", field = ""]) => ({ words, file, field }));
}

const row = /^\| (.+?) +\| `([^`]+)` `([^`]+)` +\|$/gm;
