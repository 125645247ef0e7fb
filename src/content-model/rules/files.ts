import { posix } from "node:path";
import { filesFolder, isGuidePdf } from "../assets";
import type { Content } from "../content";
import { isCollection, pagesShowing, type ContentType } from "../content-type";
import { contentTypeOf, contentTypes } from "../content-types";
import type { Mistake } from "../messages";
import { isBuilt, requiredPages, takenRoute } from "../routes";
import { isPicture, pictureMistake } from "./pictures";
import { recordingMistake } from "./recordings";
import { didYouMean } from "../near-names";

// The editors' guide, and the dictionary of the spelling check.
const forEditors = ["README.md", "dictionary.txt"];

/**
 * Finds required files that are missing, files that belong to no content type, names that cannot be addresses, and
 * pictures and recordings that cannot be shown or played.
 */
export function fileMistakes({ paths, files, reader }: Content): Mistake[] {
  const mistakes: Mistake[] = [];
  const say = (file: string, problem: string, fix: string): void =>
    void mistakes.push({ file: `content/${file}`, field: "", problem, fix });
  for (const file of requiredFiles(paths).filter((one) => !paths.includes(one)))
    say(file, "is missing.", `Add this file. It is for: ${contentTypeOf(file)?.description ?? ""}`);
  const patterns = contentTypes.map(({ files: pattern }) => pattern);
  const kinds = `Correct its name or folder, or remove it. The site uses ${patterns.join(", ")}, pictures, and downloads in ${filesFolder}.`;
  for (const path of paths.filter(isUnknown)) {
    const fix = didYouMean(path, patterns, kinds, (near) => `content/${near}`);
    say(path, "is not a file that the site uses.", fix);
  }
  for (const { file, contentType } of files)
    // File names become part of URLs, which people read and type.
    if (isCollection(contentType) && !/^[a-z0-9]+(-[a-z0-9]+)*\.\w+$/.test(posix.basename(file)))
      say(
        file,
        "has a name that does not work well in a web address.",
        "Rename it. Use lower-case letters and digits, with hyphens between words, such as my-title.",
      );
  for (const file of files) {
    const route = takenRoute(file);
    if (route !== undefined)
      say(
        file.file,
        `would get the address ${route}, which the site needs for something else.`,
        "Rename the file. Its name becomes the page's address.",
      );
  }
  for (const path of paths) {
    const mistake = reader && (pictureMistake(path, reader) ?? recordingMistake(path, reader));
    if (mistake !== undefined) say(path, mistake.problem, mistake.fix);
  }
  return mistakes;
}

function isUnknown(path: string): boolean {
  const isAsset = isPicture(path) || path.startsWith(filesFolder) || isGuidePdf(path);
  return !forEditors.includes(path) && !isAsset && contentTypeOf(path) === undefined;
}

// A page exists if its file does. Everything else that the page shows is then required.
function requiredFiles(paths: readonly string[]): string[] {
  const ofContentTypes = contentTypes
    .filter((one) => !isCollection(one) && !one.isOptional && !one.files.startsWith("pages/"))
    .filter((one) => isShown(one, paths))
    .map(({ files }) => files);
  return [...requiredPages, ...ofContentTypes];
}

function isShown(contentType: ContentType, paths: readonly string[]): boolean {
  const pages = pagesShowing(contentType);
  return pages === undefined || pages.some((page) => isBuilt(page, (one) => paths.includes(one)));
}
