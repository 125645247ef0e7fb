import type { TableRow } from "mdast";
import { visit } from "unist-util-visit";
import { shortenQuote, type LineMistake, type TextMistake } from "../messages";
import { placeholderNames } from "../placeholders";
import { knownPlaceholders } from "./placeholders";
import { nearest } from "../near-names";
import { type RuleContext } from "./rule";
import { components } from "../text/components";
import type { ParsedText } from "../text/parse";
import { withoutCode } from "../text/source";

/** Finds the mistakes in the characters of a text. */
export function sourceMistakes(text: ParsedText, context: RuleContext): LineMistake[] {
  const { markdown, source } = text;
  const words = withoutCode(source);
  const found = [
    ...mistakesAt(/(?:\uFFFD|â€|[ÂÃ][\u00A0-\u00BF])(?<=(.{1,22}))/gu, source, (_sign, before) => ({
      about: `“${before.trim()}”`,
      problem: `has a broken character at the end of “${before.trim()}”.`,
      fix: "Write the word again, and save the file as UTF-8.",
    })),
    ...placeholders(words, context),
    ...mistakesAt(foreign, words, (written) => ({
      about: shortenQuote(written),
      problem: `${shortenQuote(written)} is a command of another program and does not work here.`,
      fix: "Replace it with text, or import the text with npm run import, which converts common commands.",
    })),
    ...mistakesAt(/<!--(?![^]*?-->)/g, words, () => withoutEnd("<!--", "-->")),
    ...unclosed(words),
    ...mistakesAt(/(?<!\\)\[[^\]\n]+\] \((?=https?:|mailto:|tel:|[/#])\S*/g, words, halfLink),
    ...footnotes(text, words),
  ];
  visit(markdown, "text", ({ position }) => {
    // The lines of a poem are nodes of this site's own.
    if (position === undefined) return;
    const written = source.slice(position.start.offset, position.end.offset);
    // [words](/page with more, or [words](/page. Markdown takes these for text.
    for (const mistake of mistakesAt(/(?<!\\)\[[^\][\n]*\]\((?!\{[{%])\S*/g, written, halfLink))
      found.push({ ...mistake, line: mistake.line + position.start.line - 1 });
  });
  visit(markdown, "table", ({ children: [head, ...rows] }) => {
    const isLost = ({ children }: TableRow): boolean => children.length > (head?.children.length ?? 0);
    for (const { position } of rows.filter(isLost))
      found.push({ line: position?.start.line ?? 1, ...lostCells });
  });
  return found;
}

/** A mistake for each match of a pattern. */
function mistakesAt(
  pattern: RegExp,
  source: string,
  mistake: (written: string, group: string) => TextMistake | undefined,
): LineMistake[] {
  return Array.from(source.matchAll(pattern)).flatMap(({ index, 0: written, 1: group = "" }) => {
    const found = mistake(written, group);
    return found === undefined ? [] : [{ line: source.slice(0, index).split("\n").length, ...found }];
  });
}

// A dotted path, or a single word similar to a fact's name: other braces are literal text.
function placeholders(words: string, context: RuleContext): LineMistake[] {
  const names = placeholderNames(context.facts ?? {}).filter((name) => !name.includes("."));
  return mistakesAt(/(?<![\\{])\{([A-Za-z][\w.]*)\}/g, words, (about, name) => {
    if (!name.includes(".") && nearest(name, names) === undefined) return undefined;
    const [mistake] = [knownPlaceholders(about, context) ?? []].flat();
    return mistake && { about, problem: mistake.problem, fix: mistake.fix };
  });
}

/** Shortcodes of WordPress, Hugo, Jekyll, Obsidian, MkDocs and MDX. */
export const foreign = new RegExp(
  [
    String.raw`\\?\[\/?(?:caption|embed|gallery|playlist|youtube|vimeo|contact-form-7|wpforms|(?:vc|et_pb|fusion)_\w+)(?:[\s=][^\]\n]*)?\\?\](?![(:])`,
    String.raw`\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}|\{%[^%]*%\}`,
    String.raw`^(?:!!!|\?\?\?\+?) [a-z-]+`,
    String.raw`(?<!\\)!?\[\[(?!\^|\d+\]\])[^\][\n]+\]\](?!\()`,
    String.raw`\^\[[^\]\n]+\]`,
    String.raw`==(?=\S)[^=\n]*[^=\s]==|%%[^%]*%%`,
    String.raw`^import\s[^\n]*["'];?$|^export\s+(?:const|let|default|function)\b`,
  ].join("|"),
  "gm",
);

/** Elements closed only by their own end tag: if unclosed, they would swallow the text that follows. */
const closing = [
  ...components.filter(({ words }) => words === "required").map(({ name }) => name),
  ..."script style title textarea select template iframe svg math object xmp form".split(" "),
];

function unclosed(words: string): LineMistake[] {
  const tags = (name: string, slash = "") => new RegExp(`<${slash}${name}(?=[\\s/>])`, "gi");
  const count = (pattern: RegExp) => words.match(pattern)?.length ?? 0;
  return closing
    .filter((name) => count(tags(name)) > count(tags(name, "/")))
    .flatMap((name) => mistakesAt(tags(name), words, () => withoutEnd(`<${name}>`, `</${name}>`)).slice(-1));
}

function withoutEnd(about: string, end: string): TextMistake {
  return {
    about,
    problem: `${about} is not closed, so the text after it would be lost.`,
    fix: `Write ${end} where it ends, or remove it.`,
  };
}

function halfLink(written: string): TextMistake {
  return {
    about: shortenQuote(written),
    problem: `${shortenQuote(written)} is not a complete link, so visitors would see its brackets.`,
    fix: "Write [words](/page), without a space between the brackets or in the address.",
  };
}

function footnotes({ markdown }: ParsedText, words: string): LineMistake[] {
  const referred = new Set<string>();
  const noted = new Set<string>();
  visit(markdown, "footnoteReference", ({ identifier }) => void referred.add(identifier));
  visit(markdown, "footnoteDefinition", ({ identifier }) => void noted.add(identifier));
  return [
    ...mistakesAt(/^[ >]*\[\^([^\s\]]+)\]:/gm, words, (_written, name) =>
      referred.has(name.toLowerCase())
        ? undefined
        : {
            about: `[^${name}]`,
            problem: `The text does not refer to the footnote [^${name}], so visitors would not see it.`,
            fix: `Write [^${name}] after the words that it belongs to.`,
          },
    ),
    ...mistakesAt(/(?<!\\)\[\^([^\s\]]+)\](?!:)/g, words, (about, name) =>
      noted.has(name.toLowerCase())
        ? undefined
        : {
            about,
            problem: `The note for ${about} is missing, so visitors would see its brackets.`,
            fix: `Add the note on a line of its own, after an empty line: ${about}: The note.`,
          },
    ),
  ];
}

const lostCells: TextMistake = {
  about: "another row",
  problem: "has a table row with more cells than the first row. Visitors would not see the extra cells.",
  fix: "Give the first row and the dashes below it the same number of columns: | --- | --- | --- |.",
};
