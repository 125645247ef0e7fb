import type { PieceRule } from "./rule";

/** The words of a body hold nothing that was meant as Markdown and is none: visitors would read the signs. */
export const markdownSlips: PieceRule = ({ node, source, whole }) => {
  // Whoever puts a backslash before a sign wants it read.
  const unescaped = source.replace(/\\[\p{P}\p{S}]/gu, "xx");
  if (node.type === "paragraph")
    return [...headingOf(unescaped), ...listOf(unescaped, whole), ...tableOf(unescaped)];
  if (node.type === "heading") return node.children.length === 0 ? [wordless] : underlined(source);
  if (node.type === "link" && /^\[\s*\]/.test(source)) return [unnamed];
  if (node.type === "list") return yearOf(node.start);
  if (node.type === "tableRow") return underTable(unescaped, source);
  if (node.type === "table") return tooWide(node.children.map(({ children }) => children.length));
  return node.type === "text" ? [...linkOf(unescaped, source), ...strayOf(unescaped)] : [];
};

function headingOf(line: string) {
  const [, signs, word = ""] = /^[\s>]*(#{2,6}|#(?=\p{L}))([^\s#]\S*)/u.exec(line) ?? [];
  if (signs === undefined) return [];
  return [
    {
      problem: `“${signs}${word}” begins no heading.`,
      fix: `Put two signs and a space before a heading: ## ${word}. Where visitors should read the sign itself, put a backslash before it: \\${signs}${word}.`,
    },
  ];
}

// Word's own bullets among them, and entries without the space after their sign. One line with a dash before it is none.
function listOf(line: string, whole: string) {
  const [, sign, words = ""] =
    /^[\s>]*([•·▪◦‣\uF0A7\uF0B7]|[-+](?=\p{L})|\d{1,2}[.)](?=\p{L}))\s*(.{0,20})/u.exec(line) ??
    (dashes.test(whole) ? /^[\s>]*([–—])\s+(.{0,20})/u.exec(line) : undefined) ??
    [];
  if (sign === undefined) return [];
  const entry = /^\d/.test(sign) ? `${sign} ${words}` : `- ${words}`;
  return [
    {
      problem: `“${sign}${words}” begins no list.`,
      fix: `Begin each entry with a hyphen, or a number and a full stop, and then a space: ${entry}. Where visitors should read the sign itself, begin the line with another word.`,
    },
  ];
}

const dashes = /^[\s>]*[–—]\s[^\n]*\n[\s>]*[–—]\s/mu;

function tableOf(line: string) {
  if (!/^\|.+\|\s*$/.test(line.trim())) return [];
  return [
    {
      problem: `“${line.trim()}” is in no table, so visitors would read its lines.`,
      fix: "Below a table's first line stands one of dashes, with as many columns: | --- | --- |.",
    },
  ];
}

// A table ends at an empty line alone.
function underTable(unescaped: string, source: string) {
  if (unescaped.includes("|")) return [];
  return [
    {
      problem: `“${source.trim()}” would be a row of a table.`,
      fix: "Leave a line empty between it and the table; a row of its own begins and ends with |.",
    },
  ];
}

// A browser gets no more cells of a row than the first row has.
function tooWide([columns = 0, ...rows]: readonly number[]) {
  const row = rows.findIndex((cells) => cells > columns);
  if (row === -1) return [];
  return [
    {
      problem: `has a table of ${String(columns)} columns with more cells in row ${String(row + 2)}, which nobody would see.`,
      fix: "Give its first row and the dashes below it as many columns: | --- | --- | --- |.",
    },
  ];
}

const wordless = {
  problem: "has a heading without words.",
  fix: "Write its words behind the signs, as in ## What follows, or take the line away.",
};

const unnamed = {
  problem: "has a link without words.",
  fix: "Say between its brackets where it leads, as in [our events](/events), or take it away.",
};

// Words with a line of dashes right below them.
function underlined(source: string) {
  const [words = "", below] = source.split("\n").slice(-2);
  if (below === undefined || !/^[\s>]*-+\s*$/.test(below)) return [];
  return [
    {
      problem: `“${words.trim()}” would be a heading, for the dashes below it.`,
      fix: "Leave a line empty above the dashes, which then divide the text; write a heading as ## and its words.",
    },
  ];
}

// A year at the beginning of a paragraph, say: no list here has a hundred entries.
function yearOf(start: number | null | undefined) {
  if (typeof start !== "number" || start < 100) return [];
  return [
    {
      problem: `“${String(start)}.” would begin a numbered list.`,
      fix: `Put a backslash before its full stop: ${String(start)}\\.`,
    },
  ];
}

// [words(/page), [words](/page with more, [words] (/page), [words][name] without the name's line, (words)[/page], [^note] without its note.
const halfLink =
  /\[[^\]()]*\((?=[/#{]|(?:https?|mailto|tel):)\S*|(?:\[[^\]]*)?\](?:[([]| \((?=[/#{]|(?:https?|mailto|tel):))\S*|\([^()]*\)\[\S*|\[\^[^\s\]]+\]/;

function linkOf(line: string, written: string) {
  const found = halfLink.exec(line);
  if (found === null) return [];
  return [
    {
      problem: `${written.slice(found.index, found.index + found[0].length)} is no whole link, so visitors would read its brackets.`,
      fix: "Write [words](/page), with no space between the brackets and none in the address. Where visitors should read the brackets, put a backslash before each.",
    },
  ];
}

// What Markdown took as its own sign is no text. An underscore inside a name is none.
function strayOf(line: string) {
  const [sign] = /\*|(?<![\p{L}\p{N}])_(?=\p{L})|(?<=\p{L})_(?![\p{L}\p{N}])|`/u.exec(line) ?? [];
  if (sign === "`")
    return [
      {
        problem: "has a backtick that marks nothing.",
        fix: "Write an apostrophe: ’. Where visitors should read the sign itself, write \\`.",
      },
    ];
  if (sign === undefined) return [];
  return [
    {
      problem: `has an ${sign === "*" ? "asterisk" : "underscore"} that emphasises nothing.`,
      fix: `Put *one* or **two** before and after the words, with no space inside. Where visitors should read the sign itself, write \\${sign}.`,
    },
  ];
}
