import { resolve } from "node:path";
import { brokenFiles, checkContent } from "../src/content-model/check";
import { formatAnnotation, formatNotes, formatMistakes } from "../src/content-model/messages";
import { staleGuides } from "./guides/stale";

/**
 * `npm run check:content`: checks all of content/, and lists every mistake, and the guides' PDFs that are older than
 * their texts; those are no mistakes, since a workflow renews them. On GitHub, each mistake is also shown at its line.
 * With the path of another folder, such as `npm run check:content -- tests/ministries/esperanza/content`, it checks that
 * folder, for which nothing has been generated.
 */
const folder = process.argv[2];
const onGitHub = process.env["GITHUB_ACTIONS"] === "true";
const checked = checkContent(resolve(folder ?? "content"));
const { content, mistakes } = checked;
// If a source cannot be read, everything would appear outdated.
const stale = folder !== undefined || brokenFiles(content).length > 0 ? [] : staleGuides(".", content.facts);
const notes = [...checked.notes, ...stale];
if (onGitHub) {
  for (const one of mistakes) console.log(formatAnnotation(one, "error"));
  for (const one of notes) console.log(formatAnnotation(one, "notice"));
}
if (notes.length > 0) console.log(`${formatNotes(notes)}\n`);
if (mistakes.length === 0) {
  console.log(`content: ${String(content.paths.length)} files, no mistakes`);
} else {
  console.error(formatMistakes(mistakes));
  process.exitCode = 1;
}
