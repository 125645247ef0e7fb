import { resolve } from "node:path";
import { brokenFiles } from "../src/content-model/checks/broken-files";
import { checkContent } from "../src/content-model/check";
import { formatAnnotation, formatNotes, formatProblems } from "../src/content-model/format";
import { staleOutputs } from "../src/content-model/generated/generated";

/**
 * `npm run check:content`: reads all of content/ and says everything that is wrong with it, and which pictures,
 * documents and archives are older than the content that they were made from. On GitHub each mistake is also shown at
 * its line, and what is old is no mistake: a workflow renews it. With another folder, such as
 * `npm run check:content -- tests/ministries/esperanza/content`, it reads that one, from which nothing was made here.
 */
const folder = process.argv[2];
const onGitHub = process.env["GITHUB_ACTIONS"] === "true";
const { content, problems, notes } = checkContent(resolve(folder ?? "content"));
// Without one of its sources, everything would look older than it is.
const stale = folder !== undefined || brokenFiles(content).length > 0 ? [] : staleOutputs();
const found = onGitHub ? problems : [...problems, ...stale];
if (onGitHub) {
  for (const one of problems) console.log(formatAnnotation(one, "error"));
  for (const one of stale) console.log(formatAnnotation(one, "warning"));
  for (const one of notes) console.log(formatAnnotation(one, "notice"));
}
if (notes.length > 0) console.log(`${formatNotes(notes)}\n`);
if (found.length === 0) {
  console.log(`content: ${String(content.paths.length)} files, no mistakes`);
} else {
  console.error(formatProblems(found));
  process.exitCode = 1;
}
