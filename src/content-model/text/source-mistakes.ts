import type { TableRow } from "mdast";
import { visit } from "unist-util-visit";
import { nearest } from "../rules/rule";
import { knownWords, placeholderNames, type Facts } from "../placeholders";
import { knownPlaceholders } from "../rules/placeholders";
import { components } from "./components";
import { shortened, type LineMistake, type TextMistake, type TextPlace } from "./text-mistake";
import type { ParsedText } from "./parse";
import { withoutCode } from "./source";

/** Finds the mistakes in the signs of a text. */
export function sourceMistakes(text: ParsedText, body: string, place: TextPlace): LineMistake[] {
  const words = withoutCode(text.source);
  return [
    ...lostLetters(text.source),
    ...placeholders(words, place),
    ...writtenOut(body, place.facts),
    ...ofOtherPrograms(words),
    ...unclosed(words),
    ...halfLinks(text, words),
    ...footnotes(text, words),
    ...tables(text),
  ];
}

/** A mistake for each match of a pattern. */
function mistakesAt(
  pattern: RegExp,
  source: string,
  mistake: (written: string, group: string) => TextMistake | undefined,
): LineMistake[] {
  return Array.from(source.matchAll(pattern)).flatMap(({ index, 0: written, 1: group = "" }) => {
    const found = mistake(written, group);
    return found === undefined ? [] : [{ line: lineAt(source, index), ...found }];
  });
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

function lostLetters(source: string): LineMistake[] {
  return [
    ...mistakesAt(/(.{0,20})\uFFFD/g, source, (_written, before) => ({
      about: `“${before}”`,
      problem: `has lost a letter after “${before}”.`,
      fix: "Write it once more.",
    })),
    ...mistakesAt(/â€.?|[ÂÃ][\u00A0-\u00BF]/gu, source, (signs) => ({
      about: `“${signs}”`,
      problem: `has “${signs}” where another sign was: a program read it in the wrong encoding.`,
      fix: "Write the sign that belongs there, and save the file as UTF-8.",
    })),
  ];
}

// A dotted path, or a single word similar to a fact's name: other braces are literal text.
function placeholders(words: string, place: TextPlace): LineMistake[] {
  const { facts } = place;
  if (facts === undefined) return [];
  const names = placeholderNames(facts).filter((name) => !name.includes("."));
  return mistakesAt(/(?<![\\{])\{([A-Za-z][\w.]*)\}/g, words, (about, name) => {
    if (!name.includes(".") && nearest(name, names) === undefined) return undefined;
    const [mistake] = knownPlaceholders(about, place);
    const literal = `Where visitors should read the braces, write \\${about}.`;
    return mistake && { about, problem: mistake.problem, fix: `${mistake.fix} ${literal}` };
  });
}

// Links and mail addresses of content/site.json; the beginning of a longer address is a different address.
function writtenOut(body: string, facts: Facts = {}): LineMistake[] {
  const names = placeholderNames(facts).filter((name) => /^(?:links\..+|addresses\..+\.email)$/.test(name));
  return names.flatMap((name) => {
    const words = knownWords(`{${name}}`, facts) ?? "";
    if (words.length < 4) return [];
    const form = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return mistakesAt(new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}/?])`, "gu"), body, () => ({
      about: `“${words}”`,
      problem: `“${words}” is written out.`,
      fix: `Where it should follow content/site.json, write {${name}}.`,
      isNote: true,
    }));
  });
}

/** Shortcodes of WordPress, Hugo, Jekyll, Obsidian, MkDocs, kramdown and MDX. */
const foreign = new RegExp(
  [
    String.raw`\\?\[\/?(?:caption|embed|gallery|playlist|youtube|vimeo|contact-form-7|wpforms|(?:vc|et_pb|fusion)_\w+)(?:[\s=][^\]\n]*)?\\?\](?![(:])`,
    String.raw`\\?\[(?:audio|video)\s[^\]\n]*=[^\]\n]*\]`,
    String.raw`\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}`,
    String.raw`\{%[^%]*%\}`,
    String.raw`\{\/\*[^*]*\*\/\}`,
    String.raw`^(?:!!!|\?\?\?\+?) [a-z-]+`,
    String.raw`(?<!\\)!?\[\[(?!\^|\d+\]\])[^\][\n]+\]\](?!\()`,
    String.raw`==(?=\S)[^=\n]*[^=\s]==`,
    String.raw`%%[^%]*%%`,
    String.raw`\{::?[^{}\n]*\}`,
    String.raw`^import\s[^\n]*["'];?$|^export\s+(?:const|let|default|function)\b`,
  ].join("|"),
  "gm",
);

function ofOtherPrograms(words: string): LineMistake[] {
  return mistakesAt(foreign, words, (written) => ({
    about: shortened(written),
    problem: `${shortened(written)} is a command of another program, which this site does not know.`,
    fix: "Write what visitors should read there, or bring the text in with npm run import, which translates the common ones.",
  }));
}

/** Elements closed only by their own end tag: if unclosed, they would swallow the text that follows. */
const closing = [
  ...components.filter(({ words }) => words === "required").map(({ name }) => name),
  ..."script style title textarea select template iframe svg math object xmp form".split(" "),
];

function unclosed(words: string): LineMistake[] {
  const withoutEnd = (about: string, end: string) => ({
    about,
    problem: `${about} has no end, so that what follows would be lost.`,
    fix: `Write ${end} where it ends, or take it away.`,
  });
  const counts = (name: string, slash: string): number =>
    words.match(new RegExp(`<${slash}${name}(?=[\\s/>])`, "gi"))?.length ?? 0;
  return [
    ...mistakesAt(/<!--(?![^]*?-->)/g, words, () => withoutEnd("<!--", "-->")).slice(0, 1),
    ...closing
      .filter((name) => counts(name, "") > counts(name, "/"))
      .flatMap((name) =>
        mistakesAt(new RegExp(`<${name}(?=[\\s/>])`, "gi"), words, () =>
          withoutEnd(`<${name}>`, `</${name}>`),
        ).slice(-1),
      ),
  ];
}

/** [words] (/page) and (words)[/page]. */
const apart =
  /(?<!\\)\[[^\]\n]+\] \((?=https?:|mailto:|tel:|[/#])\S*|(?<!\\)\([^()\n]+\)\[(?=https?:|[/#])\S*/g;

// [words](/page with more and [words](/page are text to Markdown.
function halfLinks({ markdown, source }: ParsedText, words: string): LineMistake[] {
  const half = (written: string) => ({
    about: shortened(written),
    problem: `${shortened(written)} is no whole link, so visitors would read its brackets.`,
    fix: "Write [words](/page), with no space between the brackets and none in the address.",
    isNote: true,
  });
  const found = mistakesAt(apart, words, half);
  visit(markdown, "text", ({ position }) => {
    // The lines of a poem are nodes of this site's own.
    if (position === undefined) return;
    const written = source.slice(position.start.offset, position.end.offset);
    for (const mistake of mistakesAt(/(?<!\\)\[[^\][\n]*\]\((?!\{[{%])\S*/g, written, half))
      found.push({ ...mistake, line: mistake.line + position.start.line - 1 });
  });
  return found;
}

function footnotes({ markdown }: ParsedText, words: string): LineMistake[] {
  const referred = new Set<string>();
  const defined = new Set<string>();
  visit(markdown, "footnoteReference", ({ identifier }) => void referred.add(identifier));
  visit(markdown, "footnoteDefinition", ({ identifier }) => void defined.add(identifier));
  return [
    ...mistakesAt(/^ {0,3}(\[\^[^\s\]]+\]):/gm, words, (_written, about) =>
      referred.has(about.slice(2, -1).toLowerCase())
        ? undefined
        : {
            about,
            problem: `the note ${about} has no place in the text, so nobody would read it.`,
            fix: `Write ${about} behind the words that it belongs to.`,
          },
    ),
    ...mistakesAt(/(?<!\\)\[\^([^\s\]]+)\](?!:)/g, words, (about, name) =>
      defined.has(name.toLowerCase())
        ? undefined
        : {
            about,
            problem: `${about} has no note, so visitors would read its brackets.`,
            fix: `Write the note on a line of its own, with an empty line before it: ${about}: The note.`,
          },
    ),
  ];
}

// Rows with more cells than the first.
function tables({ markdown }: ParsedText): LineMistake[] {
  const found: LineMistake[] = [];
  visit(markdown, "table", ({ children: [head, ...rows] }) => {
    const lost = ({ children }: TableRow): boolean => children.length > (head?.children.length ?? 0);
    for (const row of rows.filter(lost)) found.push({ line: row.position?.start.line ?? 1, ...lostCells });
  });
  return found;
}

const lostCells: TextMistake = {
  about: "another row",
  problem: "has a table with more cells in a row than in its first, which nobody would see.",
  fix: "Give its first row and the dashes below it as many columns: | --- | --- | --- |.",
};
