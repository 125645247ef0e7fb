import type { TableRow } from "mdast";
import { visit } from "unist-util-visit";
import { nearest } from "../rules/nearest";
import { knownWords } from "../placeholders";
import { placeholderNames, type Facts } from "../placeholders";
import { knownPlaceholders } from "../rules/placeholders";
import { components } from "./components";
import { shortened, type Fault, type Found, type TextPlace } from "./fault";
import type { ParsedText } from "./parse";
import { withoutCode } from "./source";

/** Finds the faults in the signs of a text. */
export function sourceFaults(text: ParsedText, body: string, place: TextPlace): Fault[] {
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

/** A fault for each match of a pattern. */
function faultsOf(
  pattern: RegExp,
  source: string,
  fault: (written: string, group: string) => Found | undefined,
): Fault[] {
  return Array.from(source.matchAll(pattern)).flatMap(({ index, 0: written, 1: group = "" }) => {
    const found = fault(written, group);
    return found === undefined ? [] : [{ line: lineAt(source, index), ...found }];
  });
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

function lostLetters(source: string): Fault[] {
  return [
    ...faultsOf(/(.{0,20})\uFFFD/g, source, (_written, before) => ({
      about: `“${before}”`,
      problem: `has lost a letter after “${before}”.`,
      fix: "Write it once more.",
    })),
    ...faultsOf(/â€.?|[ÂÃ][\u00A0-\u00BF]/gu, source, (signs) => ({
      about: `“${signs}”`,
      problem: `has “${signs}” where another sign was: a program read it in the wrong encoding.`,
      fix: "Write the sign that belongs there, and save the file as UTF-8.",
    })),
  ];
}

// A dotted path, or a single word similar to a fact's name: other braces are literal text.
function placeholders(words: string, place: TextPlace): Fault[] {
  const { facts } = place;
  if (facts === undefined) return [];
  const names = placeholderNames(facts).filter((name) => !name.includes("."));
  return faultsOf(/(?<![\\{])\{([A-Za-z][\w.]*)\}/g, words, (about, name) => {
    if (!name.includes(".") && nearest(name, names) === undefined) return undefined;
    const [mistake] = knownPlaceholders(about, place);
    const literal = `Where visitors should read the braces, write \\${about}.`;
    return mistake && { about, problem: mistake.problem, fix: `${mistake.fix} ${literal}` };
  });
}

// Links and mail addresses of content/site.json; the beginning of a longer address is a different address.
function writtenOut(body: string, facts: Facts = {}): Fault[] {
  const names = placeholderNames(facts).filter((name) => /^(?:links\..+|addresses\..+\.email)$/.test(name));
  return names.flatMap((name) => {
    const words = knownWords(`{${name}}`, facts) ?? "";
    if (words.length < 4) return [];
    const form = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return faultsOf(new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}/?])`, "gu"), body, () => ({
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

function ofOtherPrograms(words: string): Fault[] {
  return faultsOf(foreign, words, (written) => ({
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

function unclosed(words: string): Fault[] {
  const withoutEnd = (about: string, end: string) => ({
    about,
    problem: `${about} has no end, so that what follows would be lost.`,
    fix: `Write ${end} where it ends, or take it away.`,
  });
  const counts = (name: string, slash: string): number =>
    words.match(new RegExp(`<${slash}${name}(?=[\\s/>])`, "gi"))?.length ?? 0;
  return [
    ...faultsOf(/<!--(?![^]*?-->)/g, words, () => withoutEnd("<!--", "-->")).slice(0, 1),
    ...closing
      .filter((name) => counts(name, "") > counts(name, "/"))
      .flatMap((name) =>
        faultsOf(new RegExp(`<${name}(?=[\\s/>])`, "gi"), words, () =>
          withoutEnd(`<${name}>`, `</${name}>`),
        ).slice(-1),
      ),
  ];
}

/** [words] (/page) and (words)[/page]. */
const apart =
  /(?<!\\)\[[^\]\n]+\] \((?=https?:|mailto:|tel:|[/#])\S*|(?<!\\)\([^()\n]+\)\[(?=https?:|[/#])\S*/g;

// [words](/page with more and [words](/page are text to Markdown.
function halfLinks({ markdown, source }: ParsedText, words: string): Fault[] {
  const half = (written: string) => ({
    about: shortened(written),
    problem: `${shortened(written)} is no whole link, so visitors would read its brackets.`,
    fix: "Write [words](/page), with no space between the brackets and none in the address.",
    isNote: true,
  });
  const found = faultsOf(apart, words, half);
  visit(markdown, "text", ({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    for (const fault of faultsOf(/(?<!\\)\[[^\][\n]*\]\((?!\{[{%])\S*/g, written, half))
      found.push({ ...fault, line: fault.line + (position?.start.line ?? 1) - 1 });
  });
  return found;
}

function footnotes({ markdown }: ParsedText, words: string): Fault[] {
  const referred = new Set<string>();
  const defined = new Set<string>();
  visit(markdown, "footnoteReference", ({ identifier }) => void referred.add(identifier));
  visit(markdown, "footnoteDefinition", ({ identifier }) => void defined.add(identifier));
  return [
    ...faultsOf(/^ {0,3}(\[\^[^\s\]]+\]):/gm, words, (_written, about) =>
      referred.has(about.slice(2, -1).toLowerCase())
        ? undefined
        : {
            about,
            problem: `the note ${about} has no place in the text, so nobody would read it.`,
            fix: `Write ${about} behind the words that it belongs to.`,
          },
    ),
    ...faultsOf(/(?<!\\)\[\^([^\s\]]+)\](?!:)/g, words, (about, name) =>
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
function tables({ markdown }: ParsedText): Fault[] {
  const found: Fault[] = [];
  visit(markdown, "table", ({ children: [head, ...rows] }) => {
    const lost = ({ children }: TableRow): boolean => children.length > (head?.children.length ?? 0);
    for (const row of rows.filter(lost)) found.push({ line: row.position?.start.line ?? 1, ...lostCells });
  });
  return found;
}

const lostCells: Found = {
  about: "another row",
  problem: "has a table with more cells in a row than in its first, which nobody would see.",
  fix: "Give its first row and the dashes below it as many columns: | --- | --- | --- |.",
};
