import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import type { Mistake, Problem } from "../problem";
import { unopened } from "../readers/text";
import { isEncodable, isPicture } from "../rules/picture";

/**
 * The pictures that are none: empty, of another kind than their names say, or not to be opened. Whether one is whole
 * only decoding tells, which the build does. In: the content folder and every path in it.
 */
export function pictureProblems(contentDir: string, paths: readonly string[]): Problem[] {
  return paths
    .filter((path) => isPicture(path) && isEncodable(path))
    .flatMap((path) => {
      const mistake = mistakeIn(join(contentDir, path));
      return mistake === undefined ? [] : [{ file: `content/${path}`, field: "", ...mistake }];
    });
}

function mistakeIn(file: string): Mistake | undefined {
  try {
    const beginning = firstBytes(file);
    return signatures.some((signature) => signature.test(beginning)) ? undefined : noPicture;
  } catch {
    return unopened;
  }
}

const noPicture = {
  problem: "is no JPEG, PNG, WebP or AVIF picture, whatever its name says.",
  fix: "Open it in a program for pictures, save it from there as JPEG or PNG, and put that file here: another ending alone changes nothing. If it does not open, copy the original here once more.",
};

/** How JPEG, PNG, WebP and AVIF files begin; an AVIF file names its kind within its first box. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp[^]*avi[fs]/];

// As text in which each byte is a sign.
function firstBytes(file: string): string {
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(48);
    return bytes.toString("latin1", 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
