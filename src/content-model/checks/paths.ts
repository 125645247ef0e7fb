import { posix } from "node:path";
import { fitsPattern, isCollection, neededFiles } from "../kind";
import type { Kind } from "../kind";
import { kindOf, kinds } from "../kinds";
import { nearest } from "./nearest";
import type { Problem } from "../problem";
import type { Content, ContentFile } from "../read";
import { isPicture } from "../rules/picture";
import { takenRoute } from "../routes";
import { shownPictures } from "../shown-pictures";

// The guide, and the words that the spelling check learns from editors.
const forEditors = ["README.md", "dictionary.txt"];

/** Files that should be in content/ and are not, and those that are there and belong to nothing. */
export function pathProblems({ paths, files }: Content): Problem[] {
  const shown = shownPictures(files);
  return [
    ...kinds.flatMap((kind) =>
      neededFiles(kind)
        .filter((file) => !paths.includes(file))
        .map((file) => missing(file, kind)),
    ),
    // A file that cannot be read may be the one that shows a picture.
    ...(files.some(({ broken }) => broken)
      ? []
      : paths.filter((path) => isPicture(path) && !shown.has(path)).map(unusedPicture)),
    ...paths
      .filter((path) => !forEditors.includes(path) && !isPicture(path) && kindOf(path) === undefined)
      .map(unknown),
    ...files.filter(({ kind, file }) => isCollection(kind) && !isReadable(file)).map(unreadable),
    ...files.flatMap(takingAnAddress),
  ];
}

// A file's name becomes an address, or part of one, that people read and type.
function isReadable(file: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*\.\w+$/.test(posix.basename(file));
}

function unreadable({ file }: ContentFile): Problem {
  return {
    file: `content/${file}`,
    field: "",
    problem: "has a name that is hard to read in an address.",
    fix: "Rename it: lower-case letters and digits, with hyphens between words, such as my-title.",
  };
}

function takingAnAddress(file: ContentFile): Problem[] {
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

function missing(file: string, { description }: Kind): Problem {
  return {
    file: `content/${file}`,
    field: "",
    problem: "is missing.",
    fix: `Add it. What it is for: ${description}`,
  };
}

function unusedPicture(path: string): Problem {
  return {
    file: `content/${path}`,
    field: "",
    problem: "is shown by no file.",
    fix: "Refer to it from the file of its page, or take it away.",
  };
}

function unknown(path: string): Problem {
  const ofAPage = kinds.find((kind) => fitsPattern(kind, path));
  return {
    file: `content/${path}`,
    field: "",
    problem: "is of no known kind, so nothing would show it.",
    fix: ofAPage === undefined ? otherPattern(path) : otherName(path, ofAPage),
  };
}

function otherPattern(path: string): string {
  const patterns = kinds.map(({ files }) => files);
  const near = nearest(path, patterns);
  if (near !== undefined) return `Did you mean content/${near}?`;
  return `Files here are: ${patterns.join(", ")}, and pictures in pictures/.`;
}

// In its folder, but named after no page that shows such a file.
function otherName(path: string, kind: Kind): string {
  const near = nearest(posix.parse(path).name, kind.needed ?? []);
  if (near !== undefined) return `Did you mean content/${kind.files.replace("*", near)}?`;
  return `Files here are: ${neededFiles(kind).join(", ")}.`;
}
