import type { Reporter } from "gatsby";
import { checkContent } from "../../content-model/check";
import { formatProblems } from "../../content-model/format";
import type { Problem } from "../../content-model/problem";
import { contentFolder } from "../content-folder";
import { readRedirects } from "../pages/redirects";
import { anchorProblems } from "./anchor-problems";

/** Stops a build before it begins if content has mistakes, and reports all of them. */
export function stopAtMistakes(reporter: Reporter): void {
  stopAt(checkContent(contentFolder).problems, reporter);
}

/** Fails a build whose pages link to missing anchors or share ids, and reports each with its place in content. */
export function stopAtBrokenAnchors(reporter: Reporter): void {
  stopAt(anchorProblems("public", contentFolder, readRedirects()), reporter);
}

function stopAt(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length > 0) reporter.panic(formatProblems(problems));
}
