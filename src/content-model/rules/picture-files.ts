import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import type { Message, Mistake } from "../messages";
import { unopened } from "../read";
import { isEncodable, isHeic, isPicture } from "./pictures";

/**
 * Finds invalid pictures: empty, of another format than the extension says, or unreadable; and, as notes, large ones.
 * Truncated pictures are found by the build only, since this needs decoding.
 * @param contentDir the content folder
 * @param paths every path in it
 */
export function pictureFileMistakes(contentDir: string, paths: readonly string[]): Mistake[] {
  return paths
    .filter((path) => isPicture(path) && (isEncodable(path) || isHeic(path)))
    .flatMap((path) => {
      const mistake = mistakeIn(join(contentDir, path));
      return mistake === undefined ? [] : [{ file: `content/${path}`, field: "", ...mistake }];
    });
}

function mistakeIn(file: string): Pick<Mistake, "problem" | "fix" | "isNote"> | undefined {
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
export function pictureMistake(beginning: Uint8Array): Message | undefined {
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

function tooLarge(size: number): Message {
  return {
    problem: `is large: ${(size / 1_000_000).toFixed(1)} MB.`,
    fix: "Visitors load smaller copies, but each clone and each first build loads all of it. A JPEG of 3000 pixels on its longer side is enough, for print too.",
  };
}

/** The signatures of JPEG, PNG, WebP and AVIF files. The AVIF brand is in the file's first box. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp[^]*avi[fs]/];

/** How many bytes tell a picture's format. */
export const signatureLength = 48;

/**
 * Reads a picture's format from its first bytes, whatever its name says.
 * @param beginning the file, or its first `signatureLength` bytes
 * @returns undefined for all that is neither a format of the site nor HEIC
 */
export function pictureFormat(beginning: Uint8Array): "encodable" | "heic" | undefined {
  // Latin-1 makes one character of each byte.
  const signs = Buffer.from(beginning.subarray(0, signatureLength)).toString("latin1");
  if (signatures.some((signature) => signature.test(signs))) return "encodable";
  // The brand of the first box (ISO/IEC 14496-12, 23008-12).
  return /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/.test(signs) ? "heic" : undefined;
}
