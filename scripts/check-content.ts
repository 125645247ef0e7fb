import { resolve } from "node:path";
import { checkContent } from "../src/content-model/check";
import { formatMistakes, formatNotes, type Mistake } from "../src/content-model/messages";
import { findOutdatedFiles } from "./outdated-files";
import { run } from "./local/run";

/**
 * `npm run check:content`: checks content/ and lists all mistakes. It also lists outdated PDF guides, which are not
 * mistakes, because a workflow updates them. With another folder, such as `npm run check:content --
 * tests/ministries/esperanza/content`, it checks that folder, without guides.
 */
function main(): void {
  const folder = process.argv[2];
  const checkedContent = checkContent(resolve(folder ?? "content"));
  // In messages, the folder is always called content/.
  const addFolderName = (mistake: Mistake): Mistake =>
    folder === undefined ? mistake : { ...mistake, file: mistake.file.replace(/^content/, folder) };
  const mistakes = checkedContent.mistakes.map(addFolderName);
  const outdatedFiles = folder === undefined ? findOutdatedFiles(checkedContent) : [];
  const notes = [...checkedContent.notes.map(addFolderName), ...outdatedFiles];
  if (notes.length > 0) console.log(`${formatNotes(notes)}\n`);
  if (mistakes.length > 0) {
    console.error(formatMistakes(mistakes));
    process.exitCode = 1;
    return;
  }
  console.log(`content: ${String(checkedContent.content.paths.length)} files, no mistakes`);
}

run(main);
