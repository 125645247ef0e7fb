import { linkedParts, plainWords } from "../../text/linked-words";
import { signCode } from "../messages";
import { knownWords, placeholdersIn } from "../placeholders";
import { factsWrittenOut, linksInWords } from "./links";
import { knownPlaceholders } from "./placeholders";
import { hintOf, type Rule } from "./rule";

/** Every character must be displayable and intended. */
export const readableSigns: Rule = (text) => {
  const found = unreadable.exec(text);
  if (found === null) return undefined;
  const before = Array.from(text.slice(0, found.index)).slice(-20).join("");
  return {
    problem: `holds a sign that nobody can read, ${signCode(found[0])}, ${before === "" ? "at its beginning" : `after “${before}”`}.`,
    fix: "Write the sign that belongs there, or take it away: it came with copied words, or a program read the file in the wrong encoding.",
  };
};

// Line ends (LF or CRLF) are allowed, and the zero-width joiner and non-joiner, which Persian words and emoji need. At
// the end, UTF-8 quotation marks, dashes and accented letters that were decoded as Windows-1252.
const unreadable =
  /(?![\t\n\r\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD]|â€|[ÂÃ][\u00A0-\u00BF]/u;

/** A brace that is not part of a placeholder would be displayed literally. */
const pairedBraces: Rule = (text) =>
  /[{}]/.test(text.replace(/\{[^{}]*\}/g, ""))
    ? {
        problem: "has a brace without its partner.",
        fix: "Write placeholders between two braces, such as {leader.name}.",
      }
    : undefined;

// <b>, &amp;, [words](/page) and _words_, but not 3 < 5, R&D;, [sic] or file_name.
const markup =
  /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2}[a-z\d]*);|\[[^[\]]*\]\([^()]*\)|(?<![\p{L}\p{N}_])_(?![\s_])[^_]*(?<![\s_])_(?![\p{L}\p{N}_])/giu;

/** What a field does not know would be displayed literally. */
const shownLiterally =
  (form: RegExp, fix: string): Rule =>
  (text) =>
    Array.from(text.matchAll(form), ([found]) => ({ problem: `would show ${found} as it stands.`, fix }));

const noMarkup = shownLiterally(
  markup,
  "Write the words or the sign itself, without tags, codes and links; emphasis has asterisks where a field allows it.",
);

const noEmphasis = shownLiterally(
  /\*[^*]+\*/g,
  "Take the asterisks away, and leave their words: this field has no emphasis.",
);

const noHalfLinks = shownLiterally(
  /\[[^[\]]+\]\s+\((?:https?:|mailto:|\/)[^()]*\)/g,
  "It is half a link: take the blank away between the square brackets and the round ones.",
);

/** In prose, asterisks must come in pairs that touch their words. */
const pairedAsterisks: Rule = (text) => {
  const parts = text.split("*");
  const emphasised = parts.filter((_, index) => index % 2 === 1);
  if (parts.length % 2 === 1 && emphasised.every((words) => words !== "" && words === words.trim()))
    return undefined;
  return {
    problem: "has an asterisk without its partner, or one that does not touch its words.",
    fix: "Write *like this*: one asterisk before the words and one behind them, no space inside.",
  };
};

/**
 * A text must have the length that its field allows. The minimum applies to the text with placeholders filled, the
 * maximum to the text without placeholders, since the editor cannot change the length of a fact.
 */
const fittingLength: Rule = (text, { facts }, field) => {
  const { shortest = 0, longest = Infinity, fills = [] } = field ?? {};
  const words = text.replaceAll("*", "");
  // Values filled at runtime are short, so their placeholders count at their written length.
  const written = lengthOf(
    words.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => (fills.includes(name) ? placeholder : "")),
  );
  const holdsFacts = placeholdersIn(text).length > 0;
  if (written > longest) {
    const beside = holdsFacts ? " beside its placeholders" : "";
    const problem = `has ${characters(written)}${beside}; it needs at most ${String(longest)}.`;
    return { problem, fix: `Shorten it. ${hintOf(field)}` };
  }
  const read = knownWords(words, facts, fills);
  if (read === undefined || lengthOf(read) >= shortest) return undefined;
  const filled = holdsFacts ? " with its placeholders filled" : "";
  const problem = `has ${characters(lengthOf(read))}${filled}; it needs at least ${String(shortest)}.`;
  return { problem, fix: `Say more. ${hintOf(field)}` };
};

const lengthOf = (text: string) => Array.from(text).length;
const characters = (length: number) => (length === 1 ? "1 character" : `${String(length)} characters`);

const ofAllWords: readonly Rule[] = [readableSigns, knownPlaceholders, pairedBraces, factsWrittenOut];

/** The rules of displayed text without emphasis. */
export const copyRules: readonly Rule[] = [...ofAllWords, noMarkup, fittingLength, noEmphasis];

/** The rules of displayed text with emphasis. */
export const proseRules: readonly Rule[] = [...ofAllWords, noMarkup, fittingLength, pairedAsterisks];

/** The rules of displayed text with emphasis and links. */
export const linkedRules: readonly Rule[] = [
  ...ofAllWords,
  noHalfLinks,
  linksInWords,
  // The rest sees the displayed words alone, without the addresses of links.
  ...[noMarkup, fittingLength].map(
    (rule): Rule =>
      (text, ...context) =>
        rule(plainWords(text), ...context),
  ),
  // Emphasis ends where a link begins or ends.
  (text, context) => linkedParts(text).flatMap(({ words }) => pairedAsterisks(words, context) ?? []),
];
