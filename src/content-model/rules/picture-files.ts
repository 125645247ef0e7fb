import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import type { Mistake, Problem } from "../problem";
import { pictureFormat, signatureLength } from "../readers/picture-format";
import { unopened } from "../readers/text";
import { isEncodable, isHeic, isPicture } from "./pictures";

/**
 * Finds invalid pictures: empty, of another format than the extension says, or unreadable; and, as notes, large ones.
 * Truncated pictures are found by the build only, since this needs decoding.
 * @param contentDir the content folder
 * @param paths every path in it
 */
export function pictureFindings(contentDir: string, paths: readonly string[]): Problem[] {
  return paths
    .filter((path) => isPicture(path) && (isEncodable(path) || isHeic(path)))
    .flatMap((path) => {
      const finding = findingIn(join(contentDir, path));
      return finding === undefined ? [] : [{ file: `content/${path}`, field: "", ...finding }];
    });
}

function findingIn(file: string): Pick<Problem, "problem" | "fix" | "isNote"> | undefined {
  try {
    const { beginning, size } = opened(file);
    return pictureMistake(beginning) ?? (size < large ? undefined : { ...tooLarge(size), isNote: true });
  } catch {
    return unopened;
  }
}

/**
 * Tells why a picture cannot be shown.
 * @param beginning the file's bytes, or its first ones
 */
export function pictureMistake(beginning: Uint8Array): Mistake | undefined {
  const format = pictureFormat(beginning);
  return format === "encodable" ? undefined : format === "heic" ? heic : noPicture;
}

function opened(file: string): { beginning: Uint8Array; size: number } {
  const descriptor = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(signatureLength);
    const length = readSync(descriptor, bytes);
    return { beginning: bytes.subarray(0, length), size: fstatSync(descriptor).size };
  } finally {
    closeSync(descriptor);
  }
}

const noPicture = {
  problem: "is no JPEG, PNG, WebP or AVIF picture, whatever its name says.",
  fix: "Open it in a program for pictures, save it from there as JPEG or PNG, and put that file here: another ending alone changes nothing. If it does not open, copy the original here once more.",
};

/** What to do with a picture as an iPhone stores it. */
export const heic = {
  problem: "is a picture in Apple’s format HEIC, which most browsers do not show.",
  fix: "Share it as JPEG: on the iPhone choose Share, Options, Most Compatible; on a Mac open it in Preview and choose File, Export, JPEG. Put that file here: another ending alone changes nothing. Settings > Camera > Formats > Most Compatible lets an iPhone take JPEG from then on.",
};

/** In bytes. */
const large = 5_000_000;

function tooLarge(size: number): Mistake {
  return {
    problem: `is large: ${(size / 1_000_000).toFixed(1)} MB.`,
    fix: "Visitors load smaller copies, but each clone and each first build loads all of it. A JPEG of 3000 pixels on its longer side is enough, for print too.",
  };
}
