import { problemsIn } from "../problems";
import { formatProblems } from "../format";
import type { Problem } from "../problem";
import type { Content } from "../content";

/** The problems of files that cannot be read. While there are any, nothing generated from content can be checked. */
export function brokenFiles(content: Content): Problem[] {
  const broken = content.files.filter((file) => file.broken).map(({ file }) => `content/${file}`);
  return broken.length === 0 ? [] : problemsIn(content).filter(({ file }) => broken.includes(file));
}

/**
 * Ends a script that generates files from content if some content cannot be read, and prints the check's messages.
 * Other mistakes do not stop it: a missing picture may be one that the script generates.
 */
export function stopAtBrokenFiles(content: Content): void {
  const problems = brokenFiles(content);
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exit(1);
}
