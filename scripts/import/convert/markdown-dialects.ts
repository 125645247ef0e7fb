import { withoutBlankEdges } from "../../../src/content-model/markdown/blank-lines";
import { fromDialects, mdxComment, program } from "../../../src/content-model/markdown/dialects";
import { headingId } from "../../../src/content-model/markdown/outline";
import { outsideCode } from "../../../src/content-model/markdown/outside-code";
import { plainWords } from "../complete/plain-words";
import type { LeftOut } from "./left-out";

/**
 * Converts the Markdown extensions of Jekyll, Hugo, Gatsby and Obsidian to this site's form; those without an
 * equivalent are removed and noted, and their words stay. Most of them a text may have as it is.
 * @param body the text below a file's fields
 * @param leftOut collects what was removed
 * @param isMdx whether braces hold JavaScript
 */
export function plainMarkdown(body: string, leftOut: LeftOut, isMdx = false): string {
  const outside = (text: string, ...changes: readonly Change[]): string =>
    outsideCode(text, (part) => changes.reduce((changed, change) => change(changed, leftOut), part));
  const started = outside(highlightedAsFences(headingsByWords(body)), fromMdx, fromKramdown);
  const shared = fromDialects(started, ({ about, written }) => {
    if (!written.startsWith("{%")) leftOut.add(about);
    else if (!/^\{%-?\s*(?:end|else|elsif|when)/.test(written)) leftOut.add(written);
  });
  const plain = outside(
    shared,
    ...(isMdx ? [fromExpressions] : []),
    fromObsidian,
    withDefinitions,
    playersAlone,
  );
  const tidy = footnotesInLine(plain)
    .replace(/<!--\s*more\s*-->\n?/g, "")
    .replace(/\n{3,}/g, "\n\n");
  return withoutBlankEdges(tidy);
}

type Change = (text: string, leftOut: LeftOut) => string;

// Before code is set apart: these are code too.
function highlightedAsFences(body: string): string {
  return body
    .replace(/\{%-?\s*highlight\s+(\S+)[^%]*%\}\n?([^]*?)\{%-?\s*endhighlight\s*-?%\}/g, "```$1\n$2```")
    .replace(
      /\{\{[<%]\s*highlight\s+(\S+)[^>%]*[>%]\}\}\n?([^]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
      "```$1\n$2```",
    );
}

/**
 * Gatsby's MDX: what is imported and run. Pictures that are imported have their files' names. Double braces would be
 * taken for Liquid below.
 */
function fromMdx(text: string, leftOut: LeftOut): string {
  const imported = Array.from(text.matchAll(/^import\s+(\w+)\s+from\s+(["'][^"'\n]+["'])/gm));
  return imported
    .reduce((plain, [, name = "", file = ""]) => plain.replaceAll(`={${name}}`, `=${file}`), text)
    .replace(program, () => {
      leftOut.add("a line of program (import, export)");
      return "";
    })
    .replace(mdxComment, "")
    .replace(/\sstyle=\{\{[^{}]*\}\}/g, "")
    .replace(component, (all, name: string) => {
      if (own.includes(name)) return all;
      if (!all.startsWith("</")) leftOut.add(`the component <${name}>`);
      return "";
    });
}

/** A component's tag. Values in braces may hold the sign that ends it. */
const component =
  /<\/?([A-Z][\w.]*)(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)*\s*\/?>/g;

/** JavaScript in braces; a fact's name stays. */
function fromExpressions(text: string, leftOut: LeftOut): string {
  return text.replace(/(?<!\\)\{(?!\/?\*|#)[^{}\n]*\}/g, (all) => {
    leftOut.add(`what a program fills in: ${all}`);
    return "";
  });
}

const own = ["Scripture", "Note", "Figure", "Video", "Audio", "Download", "Button"];

/** Obsidian's callouts without a title, ids of blocks, and tags. */
function fromObsidian(text: string, leftOut: LeftOut): string {
  return text
    .replace(
      /^((?:>[ \t]?)+)\[!(?!(?:quote|cite|bible|scripture|verse)\])([\w-]+)\][+-]?[ \t]*$/gim,
      (_all, signs: string, kind: string) =>
        // Obsidian shows the kind.
        `${signs}[!${kind}] ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    )
    .replace(/[ \t]\^[\w-]+$/gm, "")
    .replace(/^(?:#\p{L}[\p{L}\d/_-]*[ \t]+)+#\p{L}[\p{L}\d/_-]*[ \t]*$/gmu, () => {
      leftOut.add("a line of tags");
      return "";
    });
}

/** The table of contents and the abbreviations of kramdown, which Jekyll's Markdown has. */
function fromKramdown(text: string, leftOut: LeftOut): string {
  return (
    text
      // The site lists a text's headings itself.
      .replace(/^(?:[*+-]|\d+\.)[ \t][^\n]*\n\{:[ \t]?toc[^}\n]*\}[ \t]*\n?/gm, "")
      .replace(/^\*\[([^\]\n]+)\]:[^\n]*\n?/gm, (_all, words: string) => {
        leftOut.add(`what “${words}” is short for`);
        return "";
      })
  );
}

/** A list of definitions, which kramdown and Hugo know: a term, and its meanings on lines of their own. */
function withDefinitions(text: string): string {
  return text.replace(
    /(?<=^|\n\n)([^\n]+)((?:\n:[ \t]+[^\n]+)+)/g,
    (_all, term: string, meanings: string) => `**${term.trim()}**${meanings.replace(/\n:[ \t]+/g, "\\\n")}`,
  );
}

// Markdown in the line below a player would be read as HTML.
function playersAlone(text: string): string {
  return text.replace(/^(<iframe src="[^"\n]*"><\/iframe>)[ \t]*\n(?=\S)/gm, "$1\n\n");
}

/** Headings with ids of their own ({#id}, {: #id}); links to them lead to the ids that the site gives. */
function headingsByWords(text: string): string {
  const ids: [string, string][] = [];
  const plain = text.replace(
    /^(#{1,6}[ \t]+)(.*?)[ \t]*(?:\n)?\{:?[ \t]*#([\w-]+)[^}\n]*\}[ \t]*$/gm,
    (_all, signs: string, words: string, id: string) => {
      ids.push([id, headingId(plainWords(words))]);
      return `${signs}${words}`;
    },
  );
  return ids.reduce((result, [id, found]) => result.replaceAll(`](#${id})`, `](#${found})`), plain);
}

/** Obsidian's and Pandoc's footnotes within the line. */
function footnotesInLine(text: string): string {
  const notes: string[] = [];
  const body = outsideCode(text, (part) =>
    part.replace(/\^\[((?:[^[\]\n]|\[[^[\]\n]*\])+)\]/g, (_all, words: string) => {
      notes.push(`[^note-${String(notes.length + 1)}]: ${words}`);
      return `[^note-${String(notes.length)}]`;
    }),
  );
  return [body, ...notes].join("\n\n");
}
