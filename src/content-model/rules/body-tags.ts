import { visit } from "unist-util-visit";
import { shortenQuote, type LineMistake, type TextMistake } from "../messages";
import { removedElements, schema } from "../text/allowed-html";
import { componentNamed } from "../text/components";
import type { ParsedText } from "../text/parse";
import { voidElements } from "../text/source";

const tags = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Elements that do not need an end tag (HTML, 13.1.2). */
const unclosableTags = [
  ...voidElements,
  ..."p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup rt rp html head body".split(" "),
];

/** Comments, and the content of elements that is not HTML. */
const skippedParts = /<!--[^]*?-->|(?<=<(script|style|textarea|title)\b[^>]*>)[^]*?(?=<\/\1\s*>)/gi;

/**
 * Finds tags without an end tag.
 * @param uncodedSource the Markdown without its code
 */
export function unclosedTags({ markdown }: ParsedText, uncodedSource: string): LineMistake[] {
  const openTags: { readonly name: string; readonly tag: string; readonly offset: number }[] = [];
  visit(markdown, "html", ({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined) return;
    const writtenHtml = uncodedSource
      .slice(start.offset, end?.offset)
      .replace(skippedParts, (part) => " ".repeat(part.length));
    for (const { 0: tag, 1: slash, 2: name = "", index } of writtenHtml.matchAll(tags)) {
      const lastIndex = openTags.map((one) => one.name.toLowerCase()).lastIndexOf(name.toLowerCase());
      if (slash === "") openTags.push({ name, tag, offset: start.offset + index });
      else if (lastIndex !== -1) openTags.splice(lastIndex, 1);
    }
  });
  return openTags
    .filter(({ name }) => !unclosableTags.includes(name.toLowerCase()))
    .map(({ name, tag, offset }) => {
      const isPlainText = /^<\S+\s+[^=]*>$/.test(tag);
      const quote = isPlainText ? shortenQuote(tag) : `<${name}>`;
      return {
        line: uncodedSource.slice(0, offset).split("\n").length,
        ...unclosedMistake(quote, `</${name}>`, describeConsequence(name)),
      };
    });
}

/**
 * Finds Markdown inside of HTML, or on the line after it, which visitors would see as written.
 * @param uncodedSource the Markdown without its code
 */
export function markdownInHtml({ markdown }: ParsedText, uncodedSource: string): LineMistake[] {
  const mistakes: LineMistake[] = [];
  visit(markdown, "html", ({ position }) => {
    // This site creates the nodes of the line breaks of a poem.
    if (position === undefined) return;
    const writtenHtml = uncodedSource.slice(position.start.offset, position.end.offset);
    const maskText = (part: string) => part.replace(/[^\n]/g, "\0");
    const text = writtenHtml
      .replace(skippedParts, maskText)
      .replace(htmlCode, maskText)
      .replace(tags, maskText);
    const match = markdownPattern.exec(text);
    const [, slash = "", name = ""] = /<(\/?)([a-z][^\s/>]*)/i.exec(writtenHtml) ?? [];
    if (match === null || name === "") return;
    const [firstLine = ""] = match[0].trim().split("\n");
    const quote = `“${shortenQuote(firstLine)}” (in or directly below <${slash}${name}>)`;
    mistakes.push({
      line: position.start.line + text.slice(0, match.index).split("\n").length - 1,
      quote,
      problem: `Visitors would see the characters of ${quote} instead of the formatting.`,
      fix: "Put each tag on a line of its own, with an empty line between the tags and the text. Or remove the tags.",
    });
  });
  return mistakes;
}

const htmlCode = /<(pre|code)\b[^]*?<\/\1\s*>/gi;

// A single line with a dash or a number may be a signature or “1. Korinther 13”.
const markdownPattern =
  /(?<!\w)(\*\*?|__?)(?=\S)[^*_\n]*[^\s*_]\1(?!\w)|\[[^\]\n]+\]\([^)\s]*\)|^\s*(?:#{1,6}|([-*+]) .*\n\s*\2|\d{1,2}\. .*\n\s*\d{1,2}\.) \S/m;

function describeConsequence(name: string): string {
  const tagName = name.toLowerCase();
  if (removedElements.includes(tagName) || componentNamed(name)?.content === "none")
    return "the text after it would be lost";
  return schema.tagNames?.includes(tagName) === true || componentNamed(name) !== undefined
    ? "all of the text after it would be affected"
    : hiddenCharacters;
}

const hiddenCharacters = "visitors would not see these characters";

/** The mistake of a tag or comment without an end. */
export function unclosedMistake(
  quote: string,
  end: string,
  consequence = "the text after it would be lost",
): TextMistake {
  const fix =
    consequence === hiddenCharacters
      ? `To show these characters to visitors, write \\${quote}. Otherwise, remove ${quote}.`
      : `Write ${end} where the content of ${quote} ends, or remove ${quote}. To show the character < to visitors, write \\<.`;
  return { quote, problem: `${quote} is not closed, so ${consequence}.`, fix };
}
