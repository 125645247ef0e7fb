import { nodesBelow, type HtmlNode } from "../markdown/tree";
import type { TextMessage } from "./remark";

/** The line of the first node nested so deeply that later recursive steps could exhaust the stack. */
export function tooDeepIn(html: HtmlNode): number | undefined {
  for (const { node, around } of nodesBelow(html))
    if (around.length > deepest) return node.position?.start.line ?? 1;
  return undefined;
}

const deepest = 200;

/**
 * The message about tags that cannot be parsed or converted.
 * @param lines where, if it is known
 */
export function unreadable(lines: readonly number[]): TextMessage {
  return {
    problem: "has tags within each other that cannot be read.",
    fix: "Close each tag where it ends, or take the tags away and leave their words.",
    lines,
    isNote: false,
  };
}
