import { withFile, type Content } from "./content";
import { contentTypeOf } from "./content-types";
import type { Problem } from "./problem";
import { problemsIn } from "./problems";

/**
 * The mistakes for which a change to one file is refused: those in the file itself, and those that the change causes
 * in other files. Earlier mistakes elsewhere do not stop it; nor does a picture that no page shows.
 * @param content the content before the change
 * @param path the file's path in content/
 * @param source its new text; undefined deletes the file
 */
export function mistakesAfter(content: Content, path: string, source: string | undefined): Problem[] {
  const after = problemsIn(withFile(content, path, source));
  const own = after.filter(({ file }) => file === `content/${path}`);
  const others = after.filter(
    (one) => !own.includes(one) && contentTypeOf(one.file.slice("content/".length)) !== undefined,
  );
  // Most contents have none, and checking takes its time.
  if (others.length === 0) return own;
  const before = new Set(problemsIn(content).map(identity));
  return [...own, ...others.filter((one) => !before.has(identity(one)))];
}

function identity({ file, field, problem }: Problem): string {
  return JSON.stringify([file, field, problem]);
}
