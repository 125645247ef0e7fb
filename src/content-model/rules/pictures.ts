import { posix } from "node:path";
import { picturePath } from "../assets";
import type { AssetReader } from "../content";
import { unopenedFile, type Explanation } from "../messages";
import { nearestName } from "../near-names";
import { type RuleContext, type Rule } from "./rule";

/** A picture must exist under its written name, in a format that pages show. */
export const existingPicture: Rule = (picture, context) =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(picture)
    ? {
        problem: `${picture} is not a picture in content/pictures.`,
        fix: `If you may use the picture, save it in content/pictures, and write ${fromFile("pictures/NAME.jpg", context.file)} instead of this address.`,
      }
    : missingPicture(picture, [picturePath(picture, context.file)], context);

/**
 * Finds the reason why a picture cannot be shown.
 * @param picture the path as written
 * @param candidates the paths in content/ where the picture may be
 * @returns undefined if pages can show the picture
 */
export function missingPicture(
  picture: string,
  candidates: readonly string[],
  { file, paths }: Pick<RuleContext, "file" | "paths">,
): Explanation | undefined {
  const [path = "pictures/"] = candidates;
  if (candidates.some((one) => paths.includes(one)))
    return isEncodable(path) || isHeic(path)
      ? undefined
      : {
          problem: `${picture} has a format that pages cannot show.`,
          fix: "Save the picture as JPEG, PNG, WebP or AVIF (.jpg, .png, .webp, .avif), and write the path of the new file.",
        };
  // A Mac would find this file, but the build does not.
  const sameFile = paths.find((one) => candidates.map(foldName).includes(foldName(one)));
  if (sameFile !== undefined)
    return {
      problem: `${picture} and the name of the file, ${fromFile(sameFile, file)}, differ in capital letters or accents.`,
      fix: "Write the name of the file exactly. If the name contains accents, first rename the file without accents.",
    };
  const pictures = paths.filter(isPicture);
  const sameNamePicture = pictures.find(
    (one) => foldName(posix.basename(one)) === foldName(posix.basename(path)),
  );
  const nearPath = sameNamePicture ?? nearestName(path, pictures);
  const fix =
    nearPath === undefined
      ? `Put the picture into content/pictures and write ${fromFile(`pictures/${posix.basename(path).replace(/[\s()]+/g, "-")}`, file)}, or correct the path.`
      : `Did you mean ${fromFile(nearPath, file)}?`;
  return { problem: `There is no picture ${picture}.`, fix };
}

/** A path without differences that a Mac ignores: capitals, and the encoding of accents. */
function foldName(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

/** Whether a path in content/ is in a folder for pictures, or is a picture next to a text. */
export function isPicture(path: string): boolean {
  return /(^|\/)pictures\//.test(path) || /\.(?:png|jpe?g|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i.test(path);
}

/** Whether a path has the extension of a format that src/gatsby/images.ts can resize. */
export function isEncodable(path: string): boolean {
  return /\.(png|jpe?g|webp|avif)$/i.test(path);
}

/** Whether a path has an extension of Apple's format HEIC. */
function isHeic(path: string): boolean {
  return /\.hei[cf]$/i.test(path);
}

function fromFile(path: string, file: string): string {
  const relativePath = posix.relative(posix.dirname(file), path);
  return relativePath.startsWith(".") ? relativePath : `./${relativePath}`;
}

/** The signatures of JPEG, PNG, WebP and AVIF files. The AVIF brand is in the file's first box. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp[^]*avi[fs]/];

/**
 * A picture's bytes must be in a format that pages can show. The build finds truncated pictures, which requires
 * decoding.
 */
export function pictureMistake(path: string, reader: AssetReader): Explanation | undefined {
  if (!isPicture(path) || !(isEncodable(path) || isHeic(path))) return undefined;
  const beginning = reader.beginningOf(path);
  return beginning === undefined ? unopenedFile : pictureFormatMistake(beginning);
}

/**
 * Finds the reason why a picture cannot be shown, from its bytes.
 * @returns undefined if pages can show the picture
 */
export function pictureFormatMistake(bytes: Uint8Array): Explanation | undefined {
  // Latin-1 makes one character of each byte.
  const header = Buffer.from(bytes.subarray(0, 48)).toString("latin1");
  if (signatures.some((signature) => signature.test(header))) return undefined;
  // The brand of the first box (ISO/IEC 14496-12, 23008-12).
  return /^[^]{4}ftyp(?:hei|hev|mif1|msf1)/.test(header) ? heicMistake : notAPictureMistake;
}

const notAPictureMistake: Explanation = {
  problem: "is not a JPEG, PNG, WebP or AVIF picture, even if its name says so.",
  fix: "Open the file in an image editor, export it as JPEG or PNG, and replace the file with the result. Changing only the name's ending does not help. If the file does not open, copy the original again.",
};

/** How to convert a picture in the format of iPhones. */
export const heicExport =
  "Export the picture as JPEG. On an iPhone: Share, Options, Most Compatible. On a Mac: open it in Preview, then File, Export, JPEG. Changing only the name's ending does not help.";

/** The message for a picture in the format of iPhones. */
export const heicMistake: Explanation = {
  problem: "is a HEIC picture (Apple’s format). Most browsers do not show it.",
  fix: `${heicExport} Put the JPEG into the same folder, write its name where the picture is used, and delete the HEIC file. To take JPEG photos from now on, choose Settings > Camera > Formats > Most Compatible on the iPhone.`,
};
