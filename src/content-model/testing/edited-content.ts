import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkContent } from "../check";
import type { Problem } from "../problem";

/** A complete content that stays as it is, whatever content/ holds, so that tests can edit it by its words. */
export const fixedContent = resolve("tests/fixtures/content");

/** A replacement in a file; the text to replace must exist. */
export type Edit = readonly [file: string, before: string, after: string];

/**
 * Checks a copy of the fixed content after introducing mistakes.
 * @param edits the edits of files
 * @param change a function for other changes to the copy's folder
 * @returns the problems
 */
export function problemsAfter(
  edits: readonly Edit[],
  change: (folder: string) => void = () => undefined,
): readonly Problem[] {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(fixedContent, folder, { recursive: true });
    for (const [file, before, after] of edits) edit(join(folder, file), before, after);
    change(folder);
    return checkContent(folder).problems;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function edit(path: string, before: string, after: string): void {
  const source = readFileSync(path, "utf8");
  if (!source.includes(before)) throw new Error(`${path} does not hold ${before}`);
  writeFileSync(
    path,
    source.replace(before, () => after),
  );
}
