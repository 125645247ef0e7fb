import { parseText, type ParsedText } from "../markdown/parse-text";
import { blocksOfText } from "./blocks";
import { componentsOfText } from "./components";
import { straySigns, unseenEmphasis } from "./emphasis";
import { factsWrittenOut } from "./facts";
import { linksOfText } from "./links";
import { lostWordsOfText } from "./lost-words";
import { tooDeepIn, unreadable } from "./nesting";
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
];

/**
 * Applies all text rules to a Markdown body.
 * @param body the text below a file's fields
 * @param place the file and its context
 * @returns the messages
 */
export function textMessages(body: string, place: TextPlace): TextMessage[] {
  const text = parsed(body, place);
  if (text === undefined) return [unreadable([])];
  const line = tooDeepIn(text.html);
  if (line !== undefined) return [unreadable([line])];
  return messagesOf(rules.flatMap((rule) => rule(text, place)));
}

// The parsers throw where tags are nested thousands deep, and of a <template> within <math>.
function parsed(body: string, { facts }: TextPlace): ParsedText | undefined {
  try {
    return parseText(body, facts);
  } catch {
    return undefined;
  }
}
