import type { Reporter } from "gatsby";
import { checkContent, type Content } from "../../content-model/check";
import { formatMistakes, formatNotes, type Mistake } from "../../content-model/messages";
import { contentFolder } from "../finished-content";
import { readRedirects } from "../pages/redirects";
import { findAnchorMistakes } from "./anchors";

/**
 * Stops a build at its start if the content has mistakes, and reports all mistakes. Notes do not stop the build.
 * @returns the checked content
 */
export function stopAtMistakes(reporter: Reporter): Content {
  const { content, mistakes, notes } = checkContent(contentFolder);
  if (notes.length > 0) reporter.warn(formatNotes(notes));
  stopAt(mistakes, reporter);
  return content;
}

/** Stops a build whose pages link to missing anchors or have duplicate ids, and reports all of them. */
export function stopAtBrokenAnchors(reporter: Reporter): void {
  stopAt(findAnchorMistakes("public", contentFolder, readRedirects()), reporter);
}

function stopAt(mistakes: readonly Mistake[], reporter: Reporter): void {
  if (mistakes.length > 0) reporter.panic(formatMistakes(mistakes));
}
