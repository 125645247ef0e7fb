import { problemsIn } from "../check";
import { formatProblems } from "../format";
import type { Problem } from "../problem";
import type { Content } from "../read";

/** What is wrong with files that cannot be read at all; while there are any, nothing can be said of what is made from them. */
export function brokenFiles(content: Content): Problem[] {
  const broken = content.files.filter((file) => file.broken).map(({ file }) => `content/${file}`);
  return broken.length === 0 ? [] : problemsIn(content).filter(({ file }) => broken.includes(file));
}

/**
 * Ends a program that makes files from content, where some of that cannot be read, in the check's words. Other
 * mistakes let it run: a picture that is missing may be the one that it makes.
 */
export function stopAtBrokenFiles(content: Content): void {
  const problems = brokenFiles(content);
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exit(1);
}
