import { posix } from "node:path";
import { nearest } from "../nearest";
import type { Mistake } from "../problem";
import type { Rule } from "./rule";

/** The picture is there, its name spelt as on the disk. */
export const existingPicture: Rule = (picture, { file, paths }) => {
  const path = picturePath(picture, file);
  if (paths.includes(path))
    return isEncodable(path)
      ? []
      : [
          {
            problem: `${picture} is of a kind that no page shows.`,
            fix: "Save the picture as a JPEG, PNG, WebP or AVIF file (.jpg, .png, .webp, .avif), and write that one's path here.",
          },
        ];
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

// A Mac may store ü as u and a mark above it: two names that look the same.
function spelledTwice(picture: string): Mistake {
  const plain = picture.normalize("NFKD").replace(/\p{M}/gu, "");
  return {
    problem: `${picture} has an accent that its file's name stores in another way.`,
    fix: `Rename the file without accents, and write that name here: ${plain}.`,
  };
}

/** The path in content/ of a picture that a file refers to. */
export function picturePath(picture: string, file: string): string {
  return posix.join(posix.dirname(file), picture);
}

/** Whether a path in content/ is where pictures are kept. */
export function isPicture(path: string): boolean {
  return /(^|\/)pictures\//.test(path);
}

/** Whether a path ends as those of the pictures do whose published widths src/build/pictures.ts can make. */
export function isEncodable(path: string): boolean {
  return /\.(png|jpe?g|webp|avif)$/i.test(path);
}

function fromFile(path: string, file: string): string {
  const relative = posix.relative(posix.dirname(file), path);
  return relative.startsWith(".") ? relative : `./${relative}`;
}
