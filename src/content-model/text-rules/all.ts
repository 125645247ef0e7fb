import { parseText } from "../markdown/parse-text";
import { blocksOfText } from "./blocks";
import { componentsOfText } from "./components";
import { straySigns, unseenEmphasis } from "./emphasis";
import { factsWrittenOut } from "./facts";
import { linksOfText } from "./links";
import { lostWordsOfText } from "./lost-words";
import { nestedTooDeeply, nestingOfText } from "./nesting";
import { picturesOfText } from "./pictures";
import { placeholdersOfText } from "./placeholders";
import { messagesOf, type TextMessage, type TextPlace, type TextRule } from "./remark";
import { readableLetters } from "./signs";
import { tagsOfText } from "./tags";

const rules: readonly TextRule[] = [
  readableLetters,
  placeholdersOfText,
  factsWrittenOut,
  linksOfText,
  picturesOfText,
  componentsOfText,
  tagsOfText,
  lostWordsOfText,
  unseenEmphasis,
  straySigns,
  blocksOfText,
  nestingOfText,
];

/**
 * Applies all text rules to a Markdown body.
 * @param body the text below a file's fields
 * @param place the file and its context
 * @returns the messages
 */
export function textMessages(body: string, place: TextPlace): TextMessage[] {
  try {
    const text = parseText(body, place.facts);
    return messagesOf(rules.flatMap((rule) => rule(text, place)));
  } catch (error) {
    // A call stack that is too small.
    if (error instanceof RangeError) return [nestedTooDeeply];
    throw error;
  }
}
