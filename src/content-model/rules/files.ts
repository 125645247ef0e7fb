import { posix } from "node:path";
import { filesFolder } from "../assets";
import type { Content } from "../content";
import { isCollection, pagesShowing, type ContentType } from "../content-type";
import { contentTypeOf, contentTypes } from "../content-types";
import type { Message, Mistake } from "../messages";
import { isBuilt, requiredPages, takenRoute } from "../routes";
import { isPicture } from "./pictures";
import { nearest } from "./rule";

// The editors' guide, and the dictionary of the spelling check.
const forEditors = ["README.md", "dictionary.txt"];

/** Finds required files that are missing, files that belong to no content type, and names that cannot be addresses. */
export function pathMistakes({ paths, files }: Content): Mistake[] {
  const at = (file: string, message: Message): Mistake => ({
    file: `content/${file}`,
    field: "",
    ...message,
  });
  return [
    ...requiredFiles(paths)
      .filter((file) => !paths.includes(file))
      .map((file) => at(file, missing(file))),
    ...paths.filter(isUnknown).map((path) => at(path, unknown(path))),
    ...files
      .filter(({ contentType, file }) => isCollection(contentType) && !isReadable(file))
      .map(({ file }) => at(file, unreadable)),
    ...files.flatMap((file) => {
      const route = takenRoute(file);
      return route === undefined ? [] : [at(file.file, taken(route))];
    }),
    ...paths.flatMap((path) => {
      const twin = paths.find((one) => folded(one) === folded(path));
      return twin === undefined || twin === path ? [] : [at(path, alike(twin))];
    }),
  ];
}

function isUnknown(path: string): boolean {
  const isAsset = isPicture(path) || path.startsWith(filesFolder);
  return !forEditors.includes(path) && !isAsset && contentTypeOf(path) === undefined;
}

// Names that differ in capitals, or in how an accent is stored, are one file on a Mac.
function folded(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

// File names become part of URLs, which people read and type.
function isReadable(file: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*\.\w+$/.test(posix.basename(file));
}

// A page is there where its file is; everything else that a page shows is needed with it.
function requiredFiles(paths: readonly string[]): string[] {
  const ofContentTypes = contentTypes
    .filter((one) => !isCollection(one) && !one.files.startsWith("pages/") && isShown(one, paths))
    .map(({ files }) => files);
  return [...requiredPages, ...ofContentTypes];
}

function isShown(contentType: ContentType, paths: readonly string[]): boolean {
  const pages = pagesShowing(contentType);
  return pages === undefined || pages.some((page) => isBuilt(page, (one) => paths.includes(one)));
}

const unreadable: Message = {
  problem: "has a name that is hard to read in an address.",
  fix: "Rename it: lower-case letters and digits, with hyphens between words, such as my-title.",
};

function alike(twin: string): Message {
  return {
    problem: `has the name of ${twin} on a Mac or on Windows, which keep one of the two.`,
    fix: "Give one of the two another name.",
  };
}

function taken(route: string): Message {
  return {
    problem: `would be the page ${route}, an address that the site needs for itself.`,
    fix: "Give the file another name: it becomes the page's address.",
  };
}

function missing(file: string): Message {
  return { problem: "is missing.", fix: `Add it. What it is for: ${contentTypeOf(file)?.description ?? ""}` };
}

function unknown(path: string): Message {
  const patterns = contentTypes.map(({ files }) => files);
  const near = nearest(path, patterns);
  return {
    problem: "is of no known kind, so nothing would show it.",
    fix:
      near === undefined
        ? `Files here are: ${patterns.join(", ")}, pictures, and files to give away in ${filesFolder}.`
        : `Did you mean content/${near}?`,
  };
}
