import { applyRules } from "./apply-rules";
import type { Content } from "./content";
import { contentTypeOf } from "./content-types";
import { deriveContent } from "./derive";
import type { Mistake } from "./messages";
import { parseFile } from "./parse";

export { deriveContent } from "./derive";

/**
 * The content after a change to one file.
 * @param source the file's new text; undefined deletes the file
 */
export function changeFile(content: Content, file: string, source: string | undefined): Content {
  const { staticFiles, reader } = content;
  const paths = content.paths.filter((path) => path !== file);
  const files = content.files.filter((one) => one.file !== file);
  if (source === undefined) return deriveContent({ paths, staticFiles, reader }, files);
  const changedFolder = { paths: [...paths, file].sort(), staticFiles, reader };
  return deriveContent(changedFolder, [...files, ...parseFile(file, source)]);
}

/**
 * The mistakes that prevent a change to one file: mistakes in the file itself, and new mistakes in other files. Earlier
 * mistakes in other files and unused pictures do not prevent the change. Past content that is new in the file is
 * refused, because its year is probably mistyped.
 * @param source the file's new text; undefined deletes the file
 */
export function mistakesAfter(content: Content, path: string, source: string | undefined): Mistake[] {
  const mistakes = applyRules(changeFile(content, path, source));
  const isInChangedFile = ({ file }: Mistake) => file === `content/${path}`;
  const ownMistakes = mistakes.filter((one) => isInChangedFile(one) && one.isNote !== true);
  const otherMistakes = mistakes.filter((one) =>
    isInChangedFile(one)
      ? one.isRefusedIfNew
      : one.isNote !== true && contentTypeOf(one.file.slice("content/".length)) !== undefined,
  );
  // Checks again only if there are mistakes, because checking is slow.
  if (otherMistakes.length === 0) return ownMistakes;
  const knownMistakes = new Set(applyRules(content).map(identityOf));
  return [...ownMistakes, ...otherMistakes.filter((one) => !knownMistakes.has(identityOf(one)))];
}

// For past content (`isRefusedIfNew`), the field is ignored, because an entry may have moved in its list.
function identityOf({ file, field, problem, isRefusedIfNew }: Mistake): string {
  return JSON.stringify([file, isRefusedIfNew ? "" : field, problem]);
}
