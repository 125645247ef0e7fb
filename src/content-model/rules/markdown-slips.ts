import type { PieceRule } from "./rule";

/** The words of a body hold nothing that was meant as Markdown and is none: visitors would read the signs. */
export const markdownSlips: PieceRule = ({ node, source }) => {
  // Whoever puts a backslash before a sign wants it read.
  const unescaped = source.replace(/\\\p{P}/gu, "xx");
  if (node.type === "paragraph")
    return [...headingOf(unescaped), ...listOf(unescaped), ...tableOf(unescaped)];
  if (node.type === "heading") return underlined(source);
  if (node.type === "list") return yearOf(node.start);
  return node.type === "text" ? [...linkOf(unescaped, source), ...emphasisOf(unescaped)] : [];
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

// Word's own bullets among them, and entries without the space after their sign.
function listOf(line: string) {
  const [, sign, words = ""] =
    /^[\s>]*([•·▪◦‣\uF0A7\uF0B7]|[-+](?=\p{L})|\d{1,2}[.)](?=\p{L}))\s*(.{0,20})/u.exec(line) ?? [];
  if (sign === undefined) return [];
  const entry = /^\d/.test(sign) ? `${sign} ${words}` : `- ${words}`;
  return [
    {
      problem: `“${sign}${words}” begins no list.`,
      fix: `Begin each entry with a hyphen, or a number and a full stop, and then a space: ${entry}. Where visitors should read the sign itself, begin the line with another word.`,
    },
  ];
}

function tableOf(line: string) {
  if (!/^\|.+\|\s*$/.test(line.trim())) return [];
  return [
    {
      problem: `“${line.trim()}” is in no table, so visitors would read its lines.`,
      fix: "Below a table's first line stands one of dashes, with as many columns: | --- | --- |.",
    },
  ];
}

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

function emphasisOf(line: string) {
  if (!line.includes("*")) return [];
  return [
    {
      problem: "has an asterisk that emphasises nothing.",
      fix: "Put *one* or **two** before and after the words, with no space inside. Where visitors should read the sign itself, write \\*.",
    },
  ];
}
