import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { testTime } from "../../calendar/clock";
import { mistakesIn } from "../apply-rules";
import { checkContent, readContent } from "../check";
import { changeFile } from "../check-change";
import type { Content } from "../content";
import type { Mistake } from "../messages";

/** Complete content that does not depend on content/, so that tests can edit its texts. */
export const fixedContent = resolve("tests/fixtures/content");

// The dates of this content are around that time.
process.env.TEST_TIME = testTime;

const unchangedFiles = readContent(fixedContent);

/** A replacement in a file. The text to replace must exist. */
export type Edit = readonly [file: string, before: string, after: string];

/**
 * The sources of the edited files.
 * @throws if the file or the text to replace does not exist
 */
function sourcesAfter(edits: readonly Edit[]): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const [file, oldText, newText] of edits) {
    if (!unchangedFiles.paths.includes(file))
      throw new Error(`tests/fixtures/content does not have ${file}. Add this file: rules are tested there.`);
    const source = sources.get(file) ?? readFileSync(join(fixedContent, file), "utf8");
    if (!source.includes(oldText))
      throw new Error(`${file} does not contain ${oldText}. Use a text that it contains.`);
    sources.set(
      file,
      source.replace(oldText, () => newText),
    );
  }
  return sources;
}

/** The fixed content after edits in memory, which are applied in order. */
export function contentAfterEdits(edits: readonly Edit[]): Content {
  return [...sourcesAfter(edits)].reduce(
    (content, [file, source]) => changeFile(content, file, source),
    unchangedFiles,
  );
}

/**
 * Checks the fixed content after edits in memory.
 * @param edits the edits, applied in order
 * @param change other changes, made in the folder of a copy
 */
export function mistakesAfterEdits(
  edits: readonly Edit[],
  change?: (folder: string) => void,
): readonly Mistake[] {
  if (change !== undefined) {
    return checkAfter((folder) => {
      for (const [file, source] of sourcesAfter(edits)) writeFileSync(join(folder, file), source);
      change(folder);
    }).mistakes;
  }
  return mistakesIn(contentAfterEdits(edits));
}

/**
 * Checks a copy of the fixed content.
 * @param change changes the copy's folder
 */
export function checkAfter(change: (folder: string) => void): ReturnType<typeof checkContent> {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(fixedContent, folder, { recursive: true });
    change(folder);
    return checkContent(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
