import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkContent } from "../check";
import type { Problem } from "../problem";

/** Words to replace in a file; each must be there. */
export type Edit = readonly [file: string, before: string, after: string];

/**
 * Checks a copy of the real content after mistakes were made in it.
 * In: the edits and, for mistakes that are no edit, a function that works on the copy's folder. Out: the problems.
 */
export function problemsAfter(
  edits: readonly Edit[],
  change: (folder: string) => void = () => undefined,
): readonly Problem[] {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(resolve("content"), folder, { recursive: true });
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
