import { resolve } from "node:path";
import { brokenFiles } from "../src/content-model/checks/broken-files";
import { checkContent } from "../src/content-model/check";
import { formatProblems } from "../src/content-model/format";
import { staleOutputs } from "../src/content-model/generated/generated";

/**
 * `npm run check:content`: reads all of content/ and says everything that is wrong with it, and which pictures,
 * documents and archives are older than the content that they were made from.
 */
const { content, problems } = checkContent(resolve("content"));
// Without one of its sources, everything would look older than it is.
const found = brokenFiles(content).length > 0 ? problems : [...problems, ...staleOutputs()];
if (found.length === 0) {
  console.log(`content: ${String(content.paths.length)} files, no mistakes`);
} else {
  console.error(formatProblems(found));
  process.exitCode = 1;
}
