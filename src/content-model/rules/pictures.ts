import { posix } from "node:path";
import { nearest, type Rule } from "./rule";
import type { Message } from "../messages";

/** A picture must exist, match its file name's case and encoding, and have a name that works in URLs. */
export const existingPicture: Rule = (picture, { file, paths }) => {
  const path = picturePath(picture, file);
  if (paths.includes(path)) return unusable(picture);
  const sameLetters = paths.find((one) => one.normalize() === path.normalize());
  if (sameLetters !== undefined) return [spelledTwice(picture)];
  const sameButCase = paths.find((one) => one.toLowerCase() === path.toLowerCase());
  const near = sameButCase ?? nearest(path, paths.filter(isPicture));
  return [
    {
      problem:
        sameButCase === undefined
          ? `there is no picture ${picture}.`
          : `${picture} differs from the file's name in capital letters.`,
      fix:
        near === undefined
          ? `Put the picture at content/${path}, or correct the path.`
          : `Did you mean ${fromFile(near, file)}?`,
    },
  ];
};

function unusable(picture: string): Message[] {
  // The check of the pictures' files says what to do with it.
  if (isHeic(picture)) return [];
  if (!isEncodable(picture))
    return [
      {
        problem: `${picture} is of a kind that no page shows.`,
        fix: "Save the picture as a JPEG, PNG, WebP or AVIF file (.jpg, .png, .webp, .avif), and write that one's path here.",
      },
    ];
  const { dir, name, ext } = posix.parse(picture);
  const plain = name.replace(outOfPlace, "-");
  if (plain === name) return [];
  const better = plain.replace(/^-+|-+$/g, "") || "picture";
  return [
    {
      problem: `${picture} has signs in its name that are not safe in an address.`,
      fix: `Rename the file with letters, digits and - . _ alone, and write that name here: ${dir}/${better}${ext}.`,
    },
  ];
}

// Spaces, brackets, commas and quotation marks end a URL in some contexts; %, # and ? have a meaning of their own in
// it.
const outOfPlace = /[^\p{L}\p{M}\p{N}._~@+=-]+/gu;

// macOS may store ü as u and a combining mark: two different names that look the same.
function spelledTwice(picture: string): Message {
  const plain = picture.normalize("NFKD").replace(/\p{M}/gu, "");
  return {
    problem: `${picture} has an accent that its file's name stores in another way.`,
    fix: `Rename the file without accents, and write that name here: ${plain}.`,
  };
}

/** Resolves a picture reference to its path in content/. */
export function picturePath(picture: string, file: string): string {
  return posix.join(posix.dirname(file), picture);
}

/** Whether a path in content/ is in a folder for pictures, or is a picture next to a text. */
export function isPicture(path: string): boolean {
  return /(^|\/)pictures\//.test(path) || /\.(?:png|jpe?g|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i.test(path);
}

/** Whether a path has the extension of a format that src/build/images.ts can resize. */
export function isEncodable(path: string): boolean {
  return /\.(png|jpe?g|webp|avif)$/i.test(path);
}

/** Whether a path has an extension of Apple's format HEIC. */
export function isHeic(path: string): boolean {
  return /\.hei[cf]$/i.test(path);
}

function fromFile(path: string, file: string): string {
  const relative = posix.relative(posix.dirname(file), path);
  return relative.startsWith(".") ? relative : `./${relative}`;
}
