/**
 * A body in which what certainly hides no mistake is left empty, line by line: to parse a whole teaching takes longer
 * than all else that the check does with it. In and out: Markdown; blank lines part what is read by itself.
 */
export function withoutPlainBlocks(body: string): string {
  if (goesOnBehindBlankLines.test(body)) return body;
  return body
    .split("\n\n")
    .map((block) => (isPlain(block) ? block.replace(/.+/g, "") : block))
    .join("\n\n");
}

function isPlain(block: string): boolean {
  return !mayBeMarkup.test(block.replace(emphasis, "x"));
}

// Before a line's own words: of quotations and lists, one in another.
const marks = /^(?:[\s>+-]|\d+[.)])*/.source;

// What is fenced, and a list with so many entries, or with a year among them.
const goesOnBehindBlankLines = new RegExp(String.raw`\`\`\`|~~~|${marks}\d{3,9}[.)]`, "m");

// On one line, apart from the words around it, and with nothing inside but words.
const emphasis = /(?<!\S)(\*\*?)(?![\s*])[^*[\]_`\n]*(?<![\s*\\])\1(?![\p{L}\p{N}*])/gu;

// What begins like a heading but for ## and ### with words; like a list, and may be none or be one by accident.
const beginning = /#(?!##? +[^\s#])|[•·▪◦‣\uF0A7\uF0B7]|(?:[-+]|\d{1,2}[.)])[\p{L}\\]/u.source;

const mayBeMarkup = new RegExp(
  [
    // Brackets, other asterisks, underscores, code, tables.
    /[[\]*_`|]/.source,
    // A line of equals signs, or of dashes below words, with the colons of a table's columns too.
    /^[\s>]*=+\s*$/.source,
    /[^\n]\n[\s>]*:?-+:?\s*$/.source,
    // Two lines in a row with dashes before them.
    /^[\s>]*[–—]\s[^\n]*\n[\s>]*[–—]\s/.source,
    `${marks}(?:${beginning})`,
  ].join("|"),
  "mu",
);
