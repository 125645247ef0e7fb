import { escapeHtml } from "./escape-html";
import { fillFacts } from "../site";

/** Content's own words as markup: their placeholders filled, safe between tags and in attributes. */
export function say(text: string): string {
  return escapeHtml(fillFacts(text));
}
