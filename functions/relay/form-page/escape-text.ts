import { escapeHtml } from "../../../src/words/escape-html";
import { fillFacts } from "../site";

/** Renders a text of content as HTML: fills its placeholders and escapes it. */
export function escapeText(text: string): string {
  return escapeHtml(fillFacts(text));
}
