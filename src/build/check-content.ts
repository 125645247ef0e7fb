import type { Reporter } from "gatsby";
import { checkContent } from "../content-model/check";
import { formatProblems } from "../content-model/format";
import { contentFolder } from "./content-folder";
import { keepChecked } from "./frontmatter";

/** Stops a build before it begins where content has mistakes, and says all of them. */
export function stopAtMistakes(reporter: Reporter): void {
  const { content, problems } = checkContent(contentFolder);
  if (problems.length > 0) reporter.panic(formatProblems(problems));
  keepChecked(contentFolder, content.files);
}
