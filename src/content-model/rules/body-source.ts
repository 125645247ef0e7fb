import type { TableRow } from "mdast";
import { visit } from "unist-util-visit";
import { shortenQuote, type LineMistake, type TextMistake } from "../messages";
import { placeholderNames } from "../placeholders";
import { knownPlaceholders } from "./placeholders";
import { nearestName } from "../near-names";
import { type RuleContext } from "./rule";
import { markdownInHtml, unclosedTags, unclosedMistake } from "./body-tags";
import { writtenNumbers } from "../text/numbers";
import type { ParsedText } from "../text/parse";
import { otherSyntax, blankOutCode } from "../text/source";

/** Finds mistakes in the source of a text, such as broken characters, and Markdown that visitors would see as text. */
export function sourceMistakes(text: ParsedText, context: RuleContext): LineMistake[] {
  const { markdown, source } = text;
  const sourceWithoutCode = blankOutCode(source);
  const mistakes = [
    ...matchMistakes(/(?:\uFFFD|â€|[ÂÃ][\u00A0-\u00BF])(?<=(.{1,22}))/gu, source, (_match, textBefore) => ({
      quote: `“${textBefore.trim()}”`,
      problem: `has a broken character at the end of “${textBefore.trim()}”.`,
      fix: "Write the word again, and save the file as UTF-8.",
    })),
    ...placeholderMistakes(sourceWithoutCode, context),
    ...matchMistakes(otherSyntax, sourceWithoutCode, (match) => ({
      quote: shortenQuote(match),
      problem: `${shortenQuote(match)} is syntax of another program and does not work on this site.`,
      fix: "Replace the syntax with text, or with Markdown such as [our page](/page). To show the characters to visitors, put the characters between backticks (`). If you have the original file of the other program, `npm run import` can also convert common syntax.",
    })),
    ...matchMistakes(/(?<!\\)<!--(?![^]*?-->)/g, sourceWithoutCode, () => unclosedMistake("<!--", "-->")),
    ...unclosedTags(text, sourceWithoutCode),
    ...markdownInHtml(text, sourceWithoutCode),
    ...matchMistakes(
      /(?<!\\)\[[^\]\n]+\] \((?=https?:|mailto:|tel:|[/#])\S*/g,
      sourceWithoutCode,
      brokenLinkMistake,
    ),
    ...footnoteMistakes(text, sourceWithoutCode),
  ];
  visit(markdown, "text", ({ value, position }, _index, parent) => {
    const addMistakes = (
      mistakesOfNode: readonly LineMistake[],
      firstLine = position?.start.line ?? parent?.position?.start.line ?? 1,
    ) =>
      void mistakes.push(
        ...mistakesOfNode.map((mistake) => ({ ...mistake, line: mistake.line + firstLine - 1 })),
      );
    // The nodes of the lines of a poem do not have a position, because this site creates them.
    const nodeSource = position ? source.slice(position.start.offset, position.end.offset) : value;
    addMistakes(matchMistakes(strayMarks, nodeSource, strayMarkMistake));
    if (position === undefined) return;
    addMistakes(matchMistakes(brokenLinks, nodeSource, brokenLinkMistake));
    addMistakes(matchMistakes(brokenTags, nodeSource, brokenTagMistake));
  });
  visit(markdown, "list", (list) => {
    const numbers = writtenNumbers(list, source);
    const [firstNumber = 1] = numbers;
    const shownNumbers = numbers.map((_, index) => firstNumber + index);
    if (numbers.every((number) => number === firstNumber) || String(numbers) === String(shownNumbers)) return;
    mistakes.push({
      line: list.position?.start.line ?? 1,
      ...renumberedListMistake(numbers.join(", "), shownNumbers.join(", ")),
    });
  });
  visit(markdown, "heading", ({ position }) => {
    const [, text = ""] =
      /^([^]*)\n[ >]*(?:-+|=+)[ \t]*$/.exec(source.slice(position?.start.offset, position?.end.offset)) ?? [];
    if (!/[.,;…]["”»’)*_]*$|\n/.test(text.trim())) return;
    mistakes.push({ line: position?.start.line ?? 1, ...underlinedTextMistake(`“${shortenQuote(text)}”`) });
  });
  visit(markdown, "table", ({ children: [head, ...rows], position }, index, parent) => {
    const nextLine = parent?.children[(index ?? 0) + 1]?.position?.start.line;
    const nextRow = nextLine === (position?.end.line ?? 0) + 1 ? source.split("\n")[nextLine - 1] : undefined;
    if (nextRow?.includes("|"))
      mistakes.push({ line: nextLine ?? 1, ...rowMistake(`“${shortenQuote(nextRow)}”`) });
    const hasLostCells = ({ children }: TableRow): boolean => children.length > (head?.children.length ?? 0);
    for (const { position } of rows.filter(hasLostCells))
      mistakes.push({ line: position?.start.line ?? 1, ...lostCellsMistake });
  });
  return mistakes;
}

/** A mistake for each match of a pattern. */
function matchMistakes(
  pattern: RegExp,
  source: string,
  toMistake: (match: string, group: string, textBefore: string, textAfter: string) => TextMistake | undefined,
): LineMistake[] {
  return Array.from(source.matchAll(pattern)).flatMap(({ index, 0: match, 1: group = "" }) => {
    const mistake = toMistake(match, group, source.slice(0, index), source.slice(index + match.length));
    return mistake === undefined ? [] : [{ line: source.slice(0, index).split("\n").length, ...mistake }];
  });
}

// Checks only braces with a dotted path, or with a word similar to a fact's name. Other braces are literal text.
function placeholderMistakes(sourceWithoutCode: string, context: RuleContext): LineMistake[] {
  const names = placeholderNames(context.facts ?? {}).filter((name) => !name.includes("."));
  return matchMistakes(/(?<![\\{])\{([A-Za-z][\w.]*)\}/g, sourceWithoutCode, (quote, name) => {
    if (!name.includes(".") && nearestName(name, names) === undefined) return undefined;
    const [mistake] = [knownPlaceholders(quote, context) ?? []].flat();
    return mistake && { quote, problem: mistake.problem, fix: mistake.fix };
  });
}

/** Two asterisks or tildes beside a word that are not markup. */
const strayMarks = /(?<![\\*~])(?:\*\*(?!\*)|~~(?!~))(?=[^\s*~])|(?<=[^\s\\*~])(?:\*\*(?!\*)|~~(?!~))/g;

function strayMarkMistake(marks: string, _group: string, textBefore: string, textAfter: string): TextMistake {
  const [word] = /^\S+(?: \S+)?/.exec(textAfter) ?? /\S+(?: \S+)?$/.exec(textBefore) ?? [""];
  const excerpt = textAfter.startsWith(word) ? `${marks}${word.replace(/[.,;:]+$/, "")}` : `${word}${marks}`;
  const quote = shortenQuote(excerpt);
  return {
    quote,
    problem: `Visitors would see the ${marks === "**" ? "asterisks" : "tildes"} of ${quote}.`,
    fix: `Put ${marks} directly before and directly after the words, within one paragraph, as in ${marks}like this${marks}. If ${marks} touches a punctuation mark on one side and a letter on the other side, add a space outside the marked words. To show the characters to visitors, write ${marks.replace(/./g, "\\$&")}.`,
  };
}

/** Links that Markdown takes for text: the closing bracket is missing, or the name of the file contains spaces. */
const brokenLinks =
  /(?<!\\)!?\[[^\][\n]*\]\((?!\{[{%])(?:([^()\s]*[^()\n"]*(?:\([^()\n]*\)[^()\n"]*)*\.\w{2,4})\)|\S*)/g;

function brokenLinkMistake(match: string, file = ""): TextMistake {
  const quote = shortenQuote(match);
  if (!/\s/.test(file) || /^(?:https?:|mailto:)/.test(file))
    return {
      quote,
      problem: `${quote} is not complete, so visitors would see the brackets.`,
      fix: "Write a link as in [our events](/events), and a picture as in ![People pray in a hall.](../pictures/NAME.jpg): close the square and the round brackets, and do not put a space between ] and (, or inside the address.",
    };
  const kind = match.startsWith("!") ? "picture" : "file";
  const plainName = file.replace(/[\s()]+/g, "-").replace(/-+(?=\.\w+$)|(?<=\/)-+/g, "");
  return {
    quote,
    problem: `The path of the ${kind} ${shortenQuote(file)} contains spaces, so visitors would see the brackets of ${quote}.`,
    fix: `Rename the file or its folder, so that the path does not contain spaces, such as ${plainName}. Write the new path in the text.`,
  };
}

/** A tag whose attributes cannot be read, such as <a href="/page>. */
const brokenTags = /(?<!\\)<\/?[a-z][\w-]*\s+[\w-]+\s*=[^<>\n]*>?/gi;

function brokenTagMistake(match: string): TextMistake {
  const quote = shortenQuote(match);
  return {
    quote,
    problem: `${quote} is not a complete tag, so visitors would see it as text.`,
    fix: 'Put each value between two straight quotation marks, and end the tag with >, as in <a href="/contact">, or remove the tag.',
  };
}

function renumberedListMistake(match: string, shownNumbers: string): TextMistake {
  return {
    quote: match,
    problem: `The numbers of this list are ${match}, but visitors would see ${shownNumbers}.`,
    fix: "Write the numbers that visitors would see. To keep a number, write a backslash after the number (3\\. instead of 3.), and put an empty line above that line.",
    isNote: true,
  };
}

function underlinedTextMistake(text: string): TextMistake {
  return {
    quote: text,
    problem: `${text} would be a heading, because a line of dashes or equal signs is directly below this text.`,
    fix: "If this text is a heading, write ## before the text, and delete the dashes or equal signs. Otherwise, delete the dashes or equal signs. To keep a line of dashes, put an empty line above that line.",
    isNote: true,
  };
}

function rowMistake(row: string): TextMistake {
  return {
    quote: row,
    problem: `The row ${row} would not be in the table, because Markdown reads the beginning of the row as something else, such as a list.`,
    fix: "Write | at the beginning and the end of each row.",
  };
}

function footnoteMistakes({ markdown }: ParsedText, sourceWithoutCode: string): LineMistake[] {
  const referencedNames = new Set<string>();
  const definedNames = new Set<string>();
  visit(markdown, "footnoteReference", ({ identifier }) => void referencedNames.add(identifier));
  visit(markdown, "footnoteDefinition", ({ identifier }) => void definedNames.add(identifier));
  return [
    ...matchMistakes(/^[ >]*\[\^([^\s\]]+)\]:/gm, sourceWithoutCode, (_written, name) =>
      referencedNames.has(name.toLowerCase())
        ? undefined
        : {
            quote: `[^${name}]`,
            problem: `The text does not refer to the footnote [^${name}], so visitors would not see the footnote.`,
            fix: `Write [^${name}] after the text that the footnote belongs to.`,
          },
    ),
    ...matchMistakes(/(?<!\\)\[\^([^\s\]]+)\](?!:)/g, sourceWithoutCode, (quote, name) =>
      definedNames.has(name.toLowerCase())
        ? undefined
        : {
            quote,
            problem: `The note for ${quote} is missing, so visitors would see the brackets of ${quote}.`,
            fix: `Add the note on a line of its own, after an empty line: ${quote}: The note.`,
          },
    ),
  ];
}

const lostCellsMistake: TextMistake = {
  quote: "another row",
  problem: "has a table row with more cells than the first row. Visitors would not see the extra cells.",
  fix: "Give the first row, and the row of dashes below it, as many cells as the longest row, such as | --- | --- | --- | for three cells. To show the character | in a cell, write \\|.",
};
