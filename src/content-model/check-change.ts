import { applyRules } from "./apply-rules";
import type { Content } from "./content";
import { contentTypeOf } from "./content-types";
import { deriveContent } from "./derive";
import type { Mistake } from "./messages";
import { parseFile } from "./parse";

/**
 * The content after a change to one file.
 * @param source its new text; undefined deletes the file
 */
export function withFile(content: Content, file: string, source: string | undefined): Content {
  const { staticFiles, reader } = content;
  const paths = content.paths.filter((path) => path !== file);
  const files = content.files.filter((one) => one.file !== file);
  if (source === undefined) return deriveContent({ paths, staticFiles, reader }, files);
  const changed = { paths: [...paths, file].sort(), staticFiles, reader };
  return deriveContent(changed, [...files, ...parseFile(file, source)]);
}

/**
 * The mistakes for which a change to one file is refused: those in the file itself, and those that the change causes
 * in other files. Earlier mistakes elsewhere do not stop it; nor does a picture that no page shows. Content that is over
 * is refused if the file did not have it before, since its year is mistyped then.
 * @param source its new text; undefined deletes the file
 */
export function mistakesAfter(content: Content, path: string, source: string | undefined): Mistake[] {
  const after = applyRules(withFile(content, path, source));
  const isOwn = ({ file }: Mistake) => file === `content/${path}`;
  const own = after.filter((one) => isOwn(one) && one.isNote !== true);
  const others = after.filter((one) =>
    isOwn(one)
      ? one.isRefusedIfNew
      : one.isNote !== true && contentTypeOf(one.file.slice("content/".length)) !== undefined,
  );
  // Most contents have none, and checking takes its time.
  if (others.length === 0) return own;
  const before = new Set(applyRules(content).map(identity));
  return [...own, ...others.filter((one) => !before.has(identity(one)))];
}

// An entry of a list may have moved.
function identity({ file, field, problem, isRefusedIfNew }: Mistake): string {
  return JSON.stringify([file, isRefusedIfNew ? "" : field, problem]);
}
