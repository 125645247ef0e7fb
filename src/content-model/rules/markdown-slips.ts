import type { PieceRule } from "./rule";

/** The words of a body hold nothing that was meant as Markdown and is none: visitors would read the signs. */
export const markdownSlips: PieceRule = ({ node, source }) => {
  // Whoever puts a backslash before a sign wants it read.
  const unescaped = source.replace(/\\\p{P}/gu, "xx");
  if (node.type === "paragraph") return headingOf(unescaped);
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

// [words](/page with more, [words] (/page), [words][name] without the name's line, (words)[/page], [^note] without its note.
const halfLink =
  /(?:\[[^\]]*)?\](?:[([]| \((?=[/#{]|(?:https?|mailto|tel):))\S*|\([^()]*\)\[\S*|\[\^[^\s\]]+\]/;

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
