import { splitLinks, plainText } from "../../text/linked-text";
import { hasRightToLeft } from "../../text/languages";
import { characterCode } from "../messages";
import { placeholdersIn } from "../placeholders";
import { addressesWrittenOut, linksInText } from "./links";
import { knownPlaceholders } from "./placeholders";
import { hintOf } from "../fields";
import type { Rule } from "./rule";

/** Every character must be displayable and intended. */
export const readableCharacters: Rule = (text) => {
  const visibleText = hasRightToLeft(text) ? text.replace(directionMarks, "") : text;
  const match = unreadableCharacter.exec(visibleText);
  if (match === null) return undefined;
  const textBefore = Array.from(visibleText.slice(0, match.index)).slice(-20).join("");
  return {
    problem: `contains an invisible or broken character (${characterCode(match[0])}) ${textBefore === "" ? "at the beginning" : `after “${textBefore}”`}.`,
    fix: "Delete the text at this place, and type the text again. Such characters come with copied text, or from a program that reads the file with the wrong encoding.",
  };
};

// Line ends (LF or CRLF) are allowed, and the zero-width joiner and non-joiner, which Persian words and emoji need. The
// last two alternatives match UTF-8 quotation marks, dashes and accented letters that were decoded as Windows-1252.
const unreadableCharacter =
  /(?![\t\n\r\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD]|â€|[ÂÃ][\u00A0-\u00BF]/u;

/** The invisible characters that set the direction of their surroundings in Arabic and Hebrew texts. */
const directionMarks = /[\u061C\u200E\u200F\u2066-\u2069]/g;

/** A brace that is not part of a placeholder would be displayed literally. */
const pairedBraces: Rule = (text) =>
  /[{}]/.test(text.replace(/\{[^{}]*\}/g, ""))
    ? {
        problem: "has { without }, or } without {.",
        fix: "Write placeholders between two braces, such as {leader.name}. Remove other braces.",
      }
    : undefined;

// <b>, &amp;, [text](/page) and _text_, but not 3 < 5, R&D;, [sic] or file_name.
const markup =
  /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2}[a-z\d]*);|\[[^[\]]*\]\([^()]*\)|(?<![\p{L}\p{N}_])_(?![\s_])[^_]*(?<![\s_])_(?![\p{L}\p{N}_])/giu;

/** Syntax that a field does not support would be displayed literally. */
const refuseMatches =
  (pattern: RegExp, fix: string): Rule =>
  (text) =>
    Array.from(text.matchAll(pattern), ([match]) => ({
      problem: `Visitors would see ${match} as text.`,
      fix,
    }));

const noMarkup = refuseMatches(markup, "Do not use emphasis, tags, links or codes such as &amp;.");
const onlyEmphasis = refuseMatches(
  markup,
  "Do not use tags, links or codes such as &amp;. You can write *emphasis* with asterisks.",
);
const onlyEmphasisAndLinks = refuseMatches(
  markup,
  "Do not use tags or codes such as &amp;. You can write *emphasis* with asterisks, and links such as [our events](/events). An address must not contain spaces.",
);

const noEmphasis = refuseMatches(/\*[^*]+\*/g, "Remove the asterisks. This field does not allow emphasis.");

const noSplitLinks = refuseMatches(
  /\[[^[\]]+\]\s+\((?:https?:|mailto:|\/)[^()]*\)/g,
  "Remove the space between ] and (, so that the text becomes a link.",
);

/** In prose, asterisks must come in pairs that touch their words. */
const pairedAsterisks: Rule = (text) => {
  const parts = text.split("*");
  const emphasisedParts = parts.filter((_, index) => index % 2 === 1);
  if (parts.length % 2 === 1 && emphasisedParts.every((part) => part !== "" && part === part.trim()))
    return undefined;
  return {
    problem: "has an asterisk that is not part of *emphasis*.",
    fix: "Write *like this*, with one asterisk directly before the words and one directly after the words, and without a link between the asterisks. Remove other asterisks.",
  };
};

/**
 * A text must not be longer than its field allows. Placeholders of facts do not count, since the editor cannot change
 * the length of a fact.
 */
const fittingLength: Rule = (text, _context, field) => {
  const { maxCharacters = Infinity, pagePlaceholders = [] } = field ?? {};
  // Placeholders that the page fills do count, at their written length, because their values are short.
  const countedText = text
    .replaceAll("*", "")
    .replace(/\{([^{}]*)\}/g, (placeholder, name: string) =>
      pagePlaceholders.includes(name) ? placeholder : "",
    );
  const length = Array.from(countedText).length;
  if (length <= maxCharacters) return undefined;
  const facts = placeholdersIn(text).filter((name) => !pagePlaceholders.includes(name));
  const exception = facts.length > 0 ? ` without ${facts.map((name) => `{${name}}`).join(", ")}` : "";
  const problem = `has ${String(length)} characters${exception}, but may have at most ${String(maxCharacters)}.`;
  return { problem, fix: `Shorten the text. ${hintOf(field)}` };
};

const rulesOfAllTexts: readonly Rule[] = [
  readableCharacters,
  knownPlaceholders,
  pairedBraces,
  addressesWrittenOut,
];

/** The rules of displayed text without emphasis. */
export const copyRules: readonly Rule[] = [...rulesOfAllTexts, noMarkup, fittingLength, noEmphasis];

/** The rules of displayed text with emphasis. */
export const proseRules: readonly Rule[] = [...rulesOfAllTexts, onlyEmphasis, fittingLength, pairedAsterisks];

/** The rules of displayed text with emphasis and links. */
export const linkedRules: readonly Rule[] = [
  ...rulesOfAllTexts,
  noSplitLinks,
  linksInText,
  // These rules see only the displayed text, without the addresses of links.
  ...[onlyEmphasisAndLinks, fittingLength].map(
    (rule): Rule =>
      (text, ...otherArguments) =>
        rule(plainText(text), ...otherArguments),
  ),
  // Emphasis cannot cross the start or end of a link.
  (text, context) => splitLinks(text).flatMap((part) => pairedAsterisks(part.text, context) ?? []),
];
