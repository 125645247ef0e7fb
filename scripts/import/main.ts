import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importTexts } from "./import-texts";
import { findSources } from "./sources";
import { run } from "../local/run";

/** `npm run import -- FILE…`: creates draft articles from Word documents, WordPress exports, feeds and Markdown. */

const usage = `npm run import -- FILE…

FILE is a Word document (.docx), an export of WordPress, Squarespace or Blogger, a feed (.xml), Markdown (.md, .mdx) or a folder with such files. Each text becomes a draft in content/articles, its pictures are copied to content/pictures, and its other files to content/files. Existing files are not overwritten.

  --category NAME      the category for texts without a category of the blog: a "value" of content/pages/blog.json, such as prayer-life`;

run(async (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { category: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
  });
  const isUsageNeeded = values.help || positionals.length === 0;
  if (isUsageNeeded) console.log(usage);
  const isComplete = isUsageNeeded
    ? values.help
    : await importTexts({
        files: findSources(positionals),
        contentFolder: resolve("content"),
        category: values.category,
      });
  if (!isComplete) process.exitCode = 1;
});
