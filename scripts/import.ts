import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { askAtTerminal } from "./import/choose-categories";
import { findSources } from "./import/sources";
import { importTexts } from "./import/import-texts";

/** `npm run import -- FILE…`: creates draft articles from Word documents, WordPress exports and Markdown. */

const usage = `npm run import -- FILE…

FILE is a Word document (.docx), an export of WordPress (.xml), Markdown (.md, .mdx) or a folder of these. Each becomes a draft in content/articles, its pictures in content/pictures. Nothing is overwritten.

  --category NAME      the category of all of them
  --title WORDS        of one: its title
  --description WORDS  of one: what it is about, 70 to 160 characters
  --date 2026-03-08    of one: the day of publication
  --name my-title      of one: its file's name, and the last part of its address
  --offline            fetches no pictures from the web`;

const text = { type: "string" } as const;

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      category: text,
      title: text,
      description: text,
      date: text,
      name: text,
      offline: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { category, title, description, date, name, offline, help } = values;
  if (help || positionals.length === 0) {
    console.log(usage);
    return help;
  }
  return importTexts({
    files: findSources(positionals),
    contentDir: resolve("content"),
    said: { title, description, date, name },
    category,
    online: !offline,
    today: new Date().toISOString().slice(0, 10),
    askCategory: askAtTerminal,
    print: (line) => {
      console.log(line);
    },
  });
}

main()
  .then((isComplete) => {
    if (!isComplete) process.exitCode = 1;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
