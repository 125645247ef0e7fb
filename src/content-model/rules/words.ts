import { linkedParts, plainWords } from "../../words/linked-words";
import { knownWords, placeholdersIn } from "../placeholders";
import type { Message } from "../messages";
import { linksInWords, noRawAddresses } from "./links";
import { knownPlaceholders } from "./placeholders";
import { hintFor, signCode, type Rule } from "./rule";

/** Every character must be displayable and intended. */
export const readableSigns: Rule = (text) => {
  const mistakes: Message[] = [];
  const found = unreadable.exec(text);
  if (found !== null) {
    const before = Array.from(text.slice(0, found.index)).slice(-20).join("");
    mistakes.push({
      problem: `holds a sign that nobody can read, ${signCode(found[0])}, ${before === "" ? "at its beginning" : `after “${before}”`}.`,
      fix:
        found[0] === "\uFFFD"
          ? "A letter was lost there: write it once more."
          : "Take it away; it may have come with words that were copied.",
    });
  }
  const [signs] = misread.exec(text) ?? [];
  if (signs !== undefined)
    mistakes.push({
      problem: `has “${signs}” where another sign was: a program read it in the wrong encoding.`,
      fix: "Write the sign that belongs there, and save the file as UTF-8.",
    });
  return mistakes;
};

// Line ends (LF or CRLF) are allowed. So are two invisible characters, the zero-width joiner and non-joiner, which
// Persian words and emoji need.
const unreadable = /(?![\t\n\r\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u;

// UTF-8 quotation marks, dashes and accented letters that were decoded as Windows-1252.
const misread = /â€.?|[ÂÃ][\u00A0-\u00BF]/u;

/** A text field holds one paragraph. Pages do not render line breaks in it, so two lines would run together. */
const oneParagraph: Rule = (text) => {
  const [before, after] = text.trim().split(/[\n\r]/, 2);
  if (before === undefined || after === undefined) return [];
  return [
    {
      problem: `has a line break after “${Array.from(before).slice(-20).join("")}”, which no page shows.`,
      fix: "Write it as one paragraph.",
    },
  ];
};

/** A brace that is not part of a placeholder would be displayed literally. */
const pairedBraces: Rule = (text) =>
  /[{}]/.test(text.replace(/\{[^{}]*\}/g, ""))
    ? [
        {
          problem: "has a brace without its partner.",
          fix: "Write placeholders between two braces, such as {leader.name}.",
        },
      ]
    : [];

/** A text field must not contain tags, entities or Markdown links: they would be displayed literally. */
const wordsAlone: Rule = (text) =>
  Array.from(text.matchAll(code), ([found]) => ({
    problem: `would show ${found} as it stands.`,
    fix: "Write the words or the sign itself: this field takes no tags, no codes for signs and no links.",
  }));

// Matches <b>, &amp; and [words](/page), but not 3 < 5, R&D; or [sic].
const code = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2}[a-z\d]*);|\[[^[\]]*\]\([^()]*\)/gi;

/** Quotations that the page styles itself are written without surrounding quotation marks. */
const noOwnQuotes: Rule = (text, place) =>
  place.field?.unquoted === true && wrapped.test(text.trim())
    ? [{ problem: "stands in quotation marks of its own.", fix: `Take them away.${hintFor(place)}` }]
    : [];

// The opening mark must be closed by the last character. “Yes,” she said, “and soon.” does not match.
const wrapped = /^(?:“[^“”]*”|"[^"]*"|‘(?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’)$/u;

/**
 * A text must have the length that its field allows. The minimum applies to the text with placeholders filled, the
 * maximum to the text without placeholders, since the editor cannot change the length of a fact.
 */
const fittingLength: Rule = (text, place) => {
  const { shortest = 0, longest = Infinity, fills } = place.field ?? {};
  const holdsFacts = placeholdersIn(text).length > 0;
  const written = writtenLength(text, fills);
  if (written > longest)
    return [
      {
        problem: `has ${characters(written)}${holdsFacts ? " beside its placeholders" : ""}; it needs at most ${String(longest)}.`,
        fix: `Shorten it.${hintFor(place)}`,
      },
    ];
  const read = knownWords(text.replaceAll("*", ""), place.facts, fills);
  if (read === undefined || lengthOf(read) >= shortest) return [];
  return [
    {
      problem: `has ${characters(lengthOf(read))}${holdsFacts ? " with its placeholders filled" : ""}; it needs at least ${String(shortest)}.`,
      fix: `Say more.${hintFor(place)}`,
    },
  ];
};

const lengthOf = (text: string) => Array.from(text).length;
const characters = (length: number) => (length === 1 ? "1 character" : `${String(length)} characters`);

/**
 * The length that a field's maximum counts, in characters: without asterisks and placeholders. Values filled at runtime
 * are short, so their placeholders count at their written length.
 * @param fills the names of the placeholders that are filled at runtime
 */
export function writtenLength(text: string, fills: readonly string[] = []): number {
  return lengthOf(
    text
      .replaceAll("*", "")
      .replace(/\{([^{}]*)\}/g, (placeholder, name: string) => (fills.includes(name) ? placeholder : "")),
  );
}

/** In prose, asterisks must come in pairs without spaces inside them. Underscores are not emphasis. */
const balancedEmphasis: Rule = (text) => {
  const underscored = underscoredIn(text);
  if (underscored !== undefined)
    return [
      {
        problem: `would show the underscores of ${underscored}.`,
        fix: `Write *${underscored.slice(1, -1)}*: emphasis has asterisks here.`,
      },
    ];
  const parts = text.split("*");
  if (parts.length % 2 === 0)
    return [
      {
        problem: "has an asterisk without its partner.",
        fix: "Put one asterisk before and one after the words to emphasise: *like this*.",
      },
    ];
  const emphasised = parts.filter((_, index) => index % 2 === 1);
  if (emphasised.every((words) => words !== "" && words === words.trim())) return [];
  return [
    {
      problem: "has asterisks that do not touch the words between them.",
      fix: "Write *like this*: one asterisk on each side, no space inside.",
    },
  ];
};

/** In plain text, emphasis would be displayed as asterisks or underscores. */
const noEmphasis: Rule = (text) =>
  [/\*[^*]+\*/.exec(text)?.[0], underscoredIn(text)]
    .filter((emphasised) => emphasised !== undefined)
    .map((emphasised) => ({
      problem: `would show the ${emphasised.startsWith("*") ? "asterisks" : "underscores"} of ${emphasised}.`,
      fix: `Write ${emphasised.slice(1, -1)}: this field has no emphasis.`,
    }));

// Underscores around words, as in Markdown. Those inside a name and those of a blank line to fill in do not count.
function underscoredIn(text: string): string | undefined {
  return /(?<![\p{L}\p{N}_])_(?![\s_])[^_]*(?<![\s_])_(?![\p{L}\p{N}_])/u.exec(text)?.[0];
}

const ofAllWords: readonly Rule[] = [readableSigns, oneParagraph, knownPlaceholders, pairedBraces];

/** The rules of displayed text without emphasis. */
export const copyRules: readonly Rule[] = [
  ...ofAllWords,
  noRawAddresses,
  wordsAlone,
  noOwnQuotes,
  fittingLength,
  noEmphasis,
];

/** The rules of displayed text with emphasis. */
export const proseRules: readonly Rule[] = [...copyRules.slice(0, -1), balancedEmphasis];

/** The rules of displayed text with emphasis and links. */
export const linkedRules: readonly Rule[] = [
  ...ofAllWords,
  linksInWords,
  // The rest sees the displayed words alone, without the addresses of links.
  ...[wordsAlone, noOwnQuotes, fittingLength].map(
    (rule): Rule =>
      (text, place) =>
        rule(plainWords(text), place),
  ),
  // Emphasis ends where a link begins or ends.
  (text, place) => linkedParts(text).flatMap(({ words }) => balancedEmphasis(words, place)),
];
