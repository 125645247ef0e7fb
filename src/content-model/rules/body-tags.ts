import { visit } from "unist-util-visit";
import { shortenQuote, type LineMistake, type TextMistake } from "../messages";
import { removed, schema } from "../text/allowed-html";
import { componentNamed } from "../text/components";
import type { ParsedText } from "../text/parse";
import { voidElements } from "../text/source";

const tags = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Elements that need no end tag (HTML, 13.1.2). */
const endless = [
  ...voidElements,
  ..."p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup rt rp html head body".split(" "),
];

/** Comments, and the content of elements that is not HTML. */
const skipped = /<!--[^]*?-->|(?<=<(script|style|textarea|title)\b[^>]*>)[^]*?(?=<\/\1\s*>)/gi;

/**
 * Finds tags without an end tag.
 * @param words the Markdown without its code
 */
export function unclosedTags({ markdown }: ParsedText, words: string): LineMistake[] {
  const open: { readonly name: string; readonly tag: string; readonly offset: number }[] = [];
  visit(markdown, "html", ({ position }) => {
    const { start, end } = position ?? {};
    if (start?.offset === undefined) return;
    const written = words
      .slice(start.offset, end?.offset)
      .replace(skipped, (part) => " ".repeat(part.length));
    for (const { 0: tag, 1: slash, 2: name = "", index } of written.matchAll(tags)) {
      const last = open.map((one) => one.name.toLowerCase()).lastIndexOf(name.toLowerCase());
      if (slash === "") open.push({ name, tag, offset: start.offset + index });
      else if (last !== -1) open.splice(last, 1);
    }
  });
  return open
    .filter(({ name }) => !endless.includes(name.toLowerCase()))
    .map(({ name, tag, offset }) => {
      const isWords = /^<\S+\s+[^=]*>$/.test(tag);
      const about = isWords ? shortenQuote(tag) : `<${name}>`;
      return {
        line: words.slice(0, offset).split("\n").length,
        ...withoutEnd(about, `</${name}>`, resultOf(name)),
      };
    });
}

/**
 * Finds Markdown inside of HTML, or on the line after it, which visitors would see as written.
 * @param words the Markdown without its code
 */
export function markdownInHtml({ markdown }: ParsedText, words: string): LineMistake[] {
  const found: LineMistake[] = [];
  visit(markdown, "html", ({ position }) => {
    const written = words.slice(position?.start.offset, position?.end.offset);
    const masked = (part: string) => part.replace(/[^\n]/g, "\0");
    const text = written.replace(skipped, masked).replace(htmlCode, masked).replace(tags, masked);
    const sign = markdownSigns.exec(text);
    const [, slash = "", name = ""] = /<(\/?)([a-z][^\s/>]*)/i.exec(written) ?? [];
    if (sign === null || name === "") return;
    const about = `<${slash}${name}>`;
    found.push({
      line: (position?.start.line ?? 1) + text.slice(0, sign.index).split("\n").length - 1,
      about,
      problem: `${about} ${slash === "" ? "contains" : "is directly above"} Markdown that would be shown exactly as written.`,
      fix: `Add an empty line after ${about}${slash === "" ? ` and before </${name}>` : ""}.`,
    });
  });
  return found;
}

const htmlCode = /<(pre|code)\b[^]*?<\/\1\s*>/gi;

// A single line with a dash or a number may be a signature or “1. Korinther 13”.
const markdownSigns =
  /(?<!\w)(\*\*?|__?)(?=\S)[^*_\n]*[^\s*_]\1(?!\w)|\[[^\]\n]+\]\([^)\s]*\)|^\s*(?:#{1,6}|([-*+]) .*\n\s*\2|\d{1,2}\. .*\n\s*\d{1,2}\.) \S/m;

function resultOf(name: string): string {
  const tagName = name.toLowerCase();
  if (removed.includes(tagName) || componentNamed(name) !== undefined)
    return "the text after it would be lost";
  return schema.tagNames?.includes(tagName) === true
    ? "it would apply to all of the text after it"
    : "visitors would not see it";
}

/** The mistake of a tag or comment without an end. */
export function withoutEnd(
  about: string,
  end: string,
  result = "the text after it would be lost",
): TextMistake {
  return {
    about,
    problem: `${about} is not closed, so ${result}.`,
    fix: `Write ${end} where it ends, or remove it. If it is not a tag, write \\< instead of <.`,
  };
}
