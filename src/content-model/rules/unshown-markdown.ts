import type { Mistake } from "../problem";
import type { PieceRule } from "./rule";

/** A body holds nothing for which its page has no form: a picture, a footnote, a box to tick, a second title. */
export const unshownMarkdown: PieceRule = ({ node, source }) => {
  if (node.type === "image" || node.type === "imageReference") return [picture(source)];
  if (node.type === "footnoteReference" || node.type === "footnoteDefinition") return [footnote];
  if (node.type === "listItem" && typeof node.checked === "boolean") return [box];
  if (node.type === "heading" && node.depth === 1) return [title(source)];
  return [];
};

const footnote: Mistake = {
  problem: "would have a footnote, and a text has none.",
  fix: "Say it in the text, or in brackets.",
};

const box: Mistake = {
  problem: "would have a box that nobody can tick.",
  fix: "Take [ ] or [x] away: a line of a list begins with a hyphen and a space.",
};

function picture(source: string): Mistake {
  return {
    problem: `${source} would be a picture, and a text shows none.`,
    fix: `Take it away. For a link, take the exclamation mark away: ${source.slice(1)}.`,
  };
}

function title(source: string): Mistake {
  const [words = ""] = source.replace(/^#\s*/, "").split("\n");
  return {
    problem: `“${words}” would be the page's title once more.`,
    fix: `Write a heading with two signs: ## ${words}.`,
  };
}
