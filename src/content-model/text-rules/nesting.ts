import { nodesBelow } from "../markdown/tree";
import type { Remark, TextMessage, TextRule } from "./remark";

/** Elements must not be nested so deeply that the recursive steps of a build run out of stack. */
export const nestingOfText: TextRule = ({ html }): Remark[] => {
  for (const { node, around } of nodesBelow(html))
    if (around.length > deepest)
      return [{ kind: "nesting", line: node.position?.start.line ?? 1, about: "a tag", ...words }];
  return [];
};

const deepest = 200;

const words = {
  problem: `has tags, lists or quotations within each other, more than ${String(deepest)} deep.`,
  fix: "Close each tag where it ends, or take the tags away and leave the words.",
};

/** The message about a text whose nesting not even the parser can follow. */
export const nestedTooDeeply: TextMessage = { ...words, lines: [1], isNote: false };
