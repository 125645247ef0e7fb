import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Edit } from "./edited-content";

/** A row of mistakes.md: an edit of the tests' content, and the message of the check about it. */
export interface Row {
  readonly what: string;
  readonly edit: Edit;
  /** The file of the message, such as content/pages/home.json. */
  readonly messageFile: string;
  readonly field: string;
  /** The beginning of the message. */
  readonly message: string;
}

const [mistakeTable = [], allowedTable = []] = readFileSync(join(__dirname, "mistakes.md"), "utf8")
  .split(/^.*\n[|-]+\n/m)
  .slice(1)
  .map((table) => Array.from(table.matchAll(/^\| (.*) \|$/gm), ([, row = ""]) => readRow(row.split(" | "))));

/** The edits that the check reports. */
export const mistakeRows: readonly Row[] = mistakeTable;

/** The edits that the check accepts. */
export const allowedRows: readonly Row[] = allowedTable;

function readRow([
  what = "",
  file = "",
  oldText = "",
  newText = "",
  messageFile = "",
  field = "",
  message = "",
]: string[]): Row {
  const parseCell = (cell: string) => JSON.parse(`"${cell}"`) as string;
  const edit = [file, parseCell(oldText), parseCell(newText)] as const;
  return { what, edit, messageFile: `content/${messageFile || file}`, field, message: parseCell(message) };
}

/** Groups rows that edit different files, because each check takes a third of a second. */
export function batchesOf(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  for (const row of rows) {
    const batch = batches.find((one) => one.every(({ edit: [file] }) => file !== row.edit[0]));
    if (batch === undefined) batches.push([row]);
    else batch.push(row);
  }
  return batches;
}
