import { resolve } from "node:path";
import { checkContent } from "../src/content-model/check";
import { formatProblems } from "../src/content-model/format";

/** `npm run check:content`: reads all of content/ and says everything that is wrong with it. */
const { fileCount, problems } = checkContent(resolve("content"));
if (problems.length === 0) {
  console.log(`content: ${String(fileCount)} files, no mistakes`);
} else {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
