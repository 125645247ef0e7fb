import { isEnglish } from "../../src/content-model/checks/is-english";
import { formatProblems } from "../../src/content-model/format";
import { byPlace } from "../../src/content-model/problem";
import { readContent } from "../../src/content-model/read";
import { run } from "../local/run";
import { markdownProblems } from "./markdown";
import { isVisitorsText, proseFiles } from "./prose-files";
import { spellingProblems } from "./spelling";

/**
 * `npm run check:prose`: checks the spelling of content/ and of the guides beside it, the form of the Markdown, and its
 * links to files. Each mistake is printed with its file, its line and a fix. There are English dictionaries only, an American
 * and a British one: for content in another language, it prints that the spelling was not checked.
 */
async function main(): Promise<void> {
  const files = proseFiles(".");
  const { language } = readContent("content");
  const guides = files.filter((file) => !isVisitorsText(file));
  const texts = files.filter(isVisitorsText);
  if (!isEnglish(language))
    console.log(`prose: no dictionary for ${language}, so the spelling of content/ was not checked`);
  const found = [
    ...(await spellingProblems(guides, "British")),
    ...(isEnglish(language) ? await spellingProblems(texts, englishOf(language)) : []),
    ...(await markdownProblems(files)),
  ];
  found.sort(byPlace);
  if (found.length === 0) console.log(`prose: ${String(files.length)} files, no mistakes`);
  else {
    console.error(formatProblems(found, "prose"));
    process.exitCode = 1;
  }
}

/** Which English a country writes; where a tag names none, it is American (CLDR). */
function englishOf(language: string): "American" | "British" {
  const { region = "" } = new Intl.Locale(language).maximize();
  return ["US", "PH", "PR", "LR"].includes(region) ? "American" : "British";
}

run(main);
