import { posix } from "node:path";
import { isCollection, pagesShowing, type ContentType } from "../content-type";
import { contentTypeOf, contentTypes } from "../content-types";
import { nearest } from "./rule";
import type { Mistake } from "../messages";
import type { ContentFile, Content } from "../content";
import { isPicture } from "./pictures";
import { fileOfRoute, isBuilt, requiredPages, takenRoute } from "../routes";
import { filesFolder, shownFiles } from "../assets";

// The editors' guide, and the dictionary of the spelling check.
const forEditors = ["README.md", "dictionary.txt"];

/** Finds required files that are missing and files that belong to no content type. */
export function pathMistakes({ paths, files }: Content): Mistake[] {
  const shown = shownFiles(files);
  return [
    ...requiredFiles(paths)
      .filter((file) => !paths.includes(file))
      .map(missing),
    ...files.flatMap((file) => onNoPage(file, paths)),
    // An unreadable file might be the one that refers to it.
    ...(files.some(({ broken }) => broken)
      ? []
      : paths.filter((path) => isAsset(path) && !shown.has(path)).map(unused)),
    ...paths
      .filter((path) => !forEditors.includes(path) && !isAsset(path) && contentTypeOf(path) === undefined)
      .map(unknown),
    ...files
      .filter(({ contentType, file }) => isCollection(contentType) && !isReadable(file))
      .map(unreadable),
    ...files.flatMap(takingAnAddress),
    ...alike(paths),
  ];
}

// Names that differ in capitals, or in how an accent is stored, are one file on a Mac.
function alike(paths: readonly string[]): Mistake[] {
  const first = new Map<string, string>();
  return paths.flatMap((path) => {
    const folded = path.normalize("NFC").toLowerCase();
    const other = first.get(folded);
    first.set(folded, other ?? path);
    if (other === undefined) return [];
    return [
      {
        file: `content/${path}`,
        field: "",
        problem: `has the name of ${other} on a Mac or on Windows, which keep one of the two.`,
        fix: "Give one of the two another name.",
      },
    ];
  });
}

function isAsset(path: string): boolean {
  return isPicture(path) || path.startsWith(filesFolder);
}

// File names become part of URLs, which people read and type.
function isReadable(file: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*\.\w+$/.test(posix.basename(file));
}

function unreadable({ file }: ContentFile): Mistake {
  return {
    file: `content/${file}`,
    field: "",
    problem: "has a name that is hard to read in an address.",
    fix: "Rename it: lower-case letters and digits, with hyphens between words, such as my-title.",
  };
}

function takingAnAddress(file: ContentFile): Mistake[] {
  const route = takenRoute(file);
  if (route === undefined) return [];
  return [
    {
      file: `content/${file.file}`,
      field: "",
      problem: `would be the page ${route}, an address that the site needs for itself.`,
      fix: "Give the file another name: it becomes the page's address.",
    },
  ];
}

// A page is there where its file is; everything else that a page shows is needed with it.
function requiredFiles(paths: readonly string[]): string[] {
  const ofContentTypes = contentTypes
    .filter((one) => !isCollection(one) && !isPage(one.files) && isShown(one, paths))
    .map(({ files }) => files);
  return [...requiredPages, ...ofContentTypes];
}

function isPage(file: string): boolean {
  return file.startsWith("pages/");
}

function isShown(contentType: ContentType, paths: readonly string[]): boolean {
  const pages = pagesShowing(contentType);
  return pages === undefined || pages.some((page) => isBuilt(page, (one) => paths.includes(one)));
}

function onNoPage({ file, contentType }: ContentFile, paths: readonly string[]): Mistake[] {
  if (isPage(file) || isShown(contentType, paths)) return [];
  const pages = (pagesShowing(contentType) ?? []).flatMap((page) => fileOfRoute(page) ?? []);
  return [
    {
      file: `content/${file}`,
      field: "",
      problem: `is shown by no page: there is no content/${pages.join(" and no content/")}.`,
      fix: `Take it away, or write content/${pages.join(" or content/")}.`,
    },
  ];
}

function missing(file: string): Mistake {
  const { description = "" } = contentTypeOf(file) ?? {};
  return {
    file: `content/${file}`,
    field: "",
    problem: "is missing.",
    fix: `Add it. What it is for: ${description}`,
  };
}

function unused(path: string): Mistake {
  return {
    file: `content/${path}`,
    field: "",
    problem: "is shown by no file.",
    fix: "Refer to it from the file of its page, or take it away.",
  };
}

function unknown(path: string): Mistake {
  return {
    file: `content/${path}`,
    field: "",
    problem: "is of no known kind, so nothing would show it.",
    fix: otherPattern(path),
  };
}

function otherPattern(path: string): string {
  const patterns = contentTypes.map(({ files }) => files);
  const near = nearest(path, patterns);
  if (near !== undefined) return `Did you mean content/${near}?`;
  return `Files here are: ${patterns.join(", ")}, pictures, and files to give away in ${filesFolder}.`;
}
