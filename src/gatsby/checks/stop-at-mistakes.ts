import type { Reporter } from "gatsby";
import { checkContent, type Content } from "../../content-model/check";
import { formatMistakes, formatNotes, type Mistake } from "../../content-model/messages";
import { contentFolder } from "../finished-content";
import { readRedirects } from "../pages/redirects";
import { anchorMistakes } from "./anchors";

/**
 * Stops a build before it begins if content has mistakes, and reports all of them. Notes do not stop the build.
 * @returns the checked content
 */
export function stopAtMistakes(reporter: Reporter): Content {
  const { content, mistakes, notes } = checkContent(contentFolder);
  if (notes.length > 0) reporter.warn(formatNotes(notes));
  stopAt(mistakes, reporter);
  return content;
}

/** Fails a build whose pages link to missing anchors or share ids, and reports each with its place in content. */
export function stopAtBrokenAnchors(reporter: Reporter): void {
  stopAt(anchorMistakes("public", contentFolder, readRedirects()), reporter);
}

function stopAt(mistakes: readonly Mistake[], reporter: Reporter): void {
  if (mistakes.length > 0) reporter.panic(formatMistakes(mistakes));
}
