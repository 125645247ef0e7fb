import { formatProblems } from "../../src/content-model/format";
import { byPlace } from "../../src/content-model/problem";
import { run } from "../local/run";
import { markdownProblems } from "./markdown";
import { proseFiles } from "./prose-files";
import { spellingProblems } from "./spelling";

/**
 * `npm run check:prose`: the spelling of every word in content/ and the guides beside it, the form of the Markdown,
 * and its links to files. Each mistake with its file, its line and what to write.
 */
async function main(): Promise<void> {
  const files = proseFiles(".");
  const found = [...(await spellingProblems(files)), ...(await markdownProblems(files))];
  found.sort(byPlace);
  if (found.length === 0) console.log(`prose: ${String(files.length)} files, no mistakes`);
  else {
    console.error(formatProblems(found, "prose"));
    process.exitCode = 1;
  }
}

run(main);
