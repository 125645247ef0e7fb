import { posix } from "node:path";
import { filesFolder, isGuidePdf } from "../assets";
import type { ContentFile } from "../content";
import { isCollection, pagesShowing, type ContentType } from "../content-type";
import { contentTypeOf, contentTypes } from "../content-types";
import { originalOf } from "../file-names";
import type { Mistake } from "../messages";
import { ownValue } from "../placeholders";
import { isBuilt, isReserved, pageAddress, requiredPages } from "../routes";
import { isPicture, pictureMistake } from "./pictures";
import { recordingMistake } from "./recordings";
import type { ContentRule } from "./rule";
import { idFormat } from "../fields";
import { nearestName } from "../near-names";

// The editors' guide, and the dictionary of the spelling check.
const editorFiles = ["README.md", "dictionary.txt"];

/** The files of pages that every site has must exist, and so must the files that the other pages show. */
export const missingFiles: ContentRule = ({ paths }) =>
  requiredFiles(paths)
    .filter((one) => !paths.includes(one))
    .map((file) => {
      const contentType = contentTypeOf(file);
      const isAlwaysRequired = requiredFiles([]).includes(file);
      const pages = contentType && !isAlwaysRequired ? pagesShowing(contentType) : undefined;
      const otherFix =
        pages === undefined ? "" : ` Or remove the pages that show this file: ${pages.join(", ")}.`;
      return fileMistake(
        file,
        "is missing.",
        `Add this file. About this file: ${contentType?.description ?? ""}${otherFix}`,
      );
    });

/** A file must belong to a content type, must not be a copy, and must have a name that can be an address. */
export const misplacedFiles: ContentRule = ({ paths, files }) => {
  const patterns = contentTypes.map(({ files: pattern }) => pattern);
  return paths.flatMap((path) => {
    const originalFile = isContentFile(path) ? originalOf(path, paths) : undefined;
    if (originalFile !== undefined)
      return fileMistake(
        path,
        `seems to be a copy of content/${originalFile}. iCloud, Dropbox, OneDrive and file managers sometimes make such copies.`,
        areEqual(path, originalFile, files)
          ? "Both files have the same text. Delete this copy."
          : isUnknown(path)
            ? `Copy missing text from this file to ${posix.basename(originalFile)}, then delete this file.`
            : `If this file is not a copy, rename it, for example to my-title${posix.extname(path)}. Otherwise, add the missing text to ${posix.basename(originalFile)}, then delete this copy.`,
      );
    if (isUnknown(path)) {
      const mdx = path.replace(/(?:\.mdx)?\.(?:md|markdown|txt)$/i, ".mdx");
      const fix = contentTypeOf(mdx)
        ? paths.includes(mdx)
          ? `Copy missing text from this file to ${posix.basename(mdx)}, then delete this file.`
          : `Rename this file to ${posix.basename(mdx)}.`
        : usableFiles(path, patterns);
      return fileMistake(path, "is not a file that the site uses.", fix);
    }
    const contentType = contentTypeOf(path);
    // File names become part of URLs, which people read and type.
    if (
      contentType === undefined ||
      !isCollection(contentType) ||
      /^[a-z0-9]+(-[a-z0-9]+)*\.\w+$/.test(posix.basename(path))
    )
      return [];
    return fileMistake(
      path,
      "has a name that does not work well in a web address.",
      `Rename the file, for example to my-title${posix.extname(path)}. Before the extension, use ${idFormat}.`,
    );
  });
};

/** The page of a file must not have an address that the site needs for something else. */
export const takenAddresses: ContentRule = ({ files }) =>
  files.flatMap((file) => {
    const address = pageAddress(file);
    return address === undefined || !isReserved(address)
      ? []
      : fileMistake(
          file.file,
          `would get the address ${address}, which the site needs for something else.`,
          "Rename the file. Its name becomes the page's address.",
        );
  });

/** Pictures and recordings must be in formats that browsers can show and play. */
export const unreadableMedia: ContentRule = ({ paths, reader }) =>
  paths.flatMap((path) => {
    const mistake = reader && (pictureMistake(path, reader) ?? recordingMistake(path, reader));
    return mistake === undefined ? [] : fileMistake(path, mistake.problem, mistake.fix);
  });

function fileMistake(file: string, problem: string, fix: string): Mistake {
  return { file: `content/${file}`, field: "", problem, fix };
}

/** The fix for a file that the site does not use, with the files that its folder may contain. */
function usableFiles(path: string, patterns: readonly string[]): string {
  if (/\.docx$/i.test(path))
    return `Remove the document from content/. To import its text, run npm run import -- FILE.docx.`;
  const nearPattern = nearestName(path, patterns);
  if (nearPattern !== undefined)
    return nearPattern.includes("*")
      ? `Move the file to content/${posix.dirname(nearPattern)}/, with a name such as ${posix.basename(nearPattern).replace("*", "my-title")}.`
      : `Did you mean content/${nearPattern}?`;
  const folderPatterns = patterns.filter((pattern) => posix.dirname(pattern) === posix.dirname(path));
  const folders = new Set([...patterns, filesFolder, "pictures/"].map((one) => one.replace(/[^/]*$/, "")));
  const usedFiles =
    folderPatterns.length > 0
      ? `${folderPatterns.map((pattern) => posix.basename(pattern).replace("*", "NAME")).join(", ")} in this folder`
      : `files in ${[...folders].filter((folder) => folder !== "").join(", ")}`;
  return `Correct the name or the folder of the file, or remove the file. The site uses ${usedFiles}. Downloads and recordings belong in content/files, and pictures in content/pictures.`;
}

// Pictures and downloads may have such names.
function isContentFile(path: string): boolean {
  return isUnknown(path) || contentTypeOf(path) !== undefined;
}

function areEqual(path: string, originalPath: string, files: readonly ContentFile[]): boolean {
  const [a, b] = [path, originalPath].map((file) => files.find((one) => one.file === file));
  return a !== undefined && a.body === b?.body && JSON.stringify(a.data) === JSON.stringify(b.data);
}

/** Notes published teachings with the same text. Files whose names look like copies have their own mistake. */
export const equalTeachings: ContentRule = ({ files }) => {
  const firstFiles = new Map<string, string>();
  return files.flatMap(({ file, contentType, body, data }) => {
    const text = body.trim();
    const isNotPublished = contentType.name !== "article" || ownValue(data, "status") !== "published";
    if (isNotPublished || text === "" || originalOf(file, [...firstFiles.values()]) !== undefined) return [];
    const firstFile = firstFiles.get(text);
    if (firstFile === undefined) firstFiles.set(text, file);
    const fix =
      'Delete one of the two files. To write a new text from a copy, write status: "draft" in the copy.';
    return firstFile === undefined
      ? []
      : { ...fileMistake(file, `has the same text as content/${firstFile}.`, fix), isNote: true };
  });
};

function isUnknown(path: string): boolean {
  const isAsset = isPicture(path) || path.startsWith(filesFolder) || isGuidePdf(path);
  return !editorFiles.includes(path) && !isAsset && contentTypeOf(path) === undefined;
}

// A page exists if its file exists. Everything else that the page shows is then required.
function requiredFiles(paths: readonly string[]): string[] {
  const contentTypeFiles = contentTypes
    .filter((one) => !isCollection(one) && !one.isOptional && !one.files.startsWith("pages/"))
    .filter((one) => isShown(one, paths))
    .map(({ files }) => files);
  return [...requiredPages, ...contentTypeFiles];
}

function isShown(contentType: ContentType, paths: readonly string[]): boolean {
  const pages = pagesShowing(contentType);
  return pages === undefined || pages.some((page) => isBuilt(page, (one) => paths.includes(one)));
}
