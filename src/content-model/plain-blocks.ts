/**
 * A body in which what certainly hides no mistake is left empty, line by line: to parse a whole teaching takes longer
 * than all else that the check does with it. In and out: Markdown; blank lines part what is read by itself.
 */
export function withoutPlainBlocks(body: string): string {
  // What is fenced goes on behind a blank line.
  if (/```|~~~/.test(body)) return body;
  return body
    .split("\n\n")
    .map((block) => (isPlain(block) ? block.replace(/.+/g, "") : block))
    .join("\n\n");
}

function isPlain(block: string): boolean {
  return !mayBeMarkup.test(block.replace(emphasis, ""));
}

// On one line, apart from the words around it, and with nothing inside but words.
const emphasis = /(?<!\S)(\*\*?)(?![\s*])[^*[\]`\n]*(?<![\s*\\])\1(?![\p{L}\p{N}*])/gu;

const mayBeMarkup = new RegExp(
  [
    // Brackets, other asterisks, underscores, code.
    /[[\]*_`]/,
    // A line of equals signs, or of dashes below words; what begins like a heading but for ## and ###.
    /^[\s>]*=+\s*$/,
    /[^\n]\n[\s>]*-+\s*$/,
    /^(?:[\s>+-]|\d+[.)])*#(?!##? +\S)/,
    // What begins like a list and may be none, or be one by accident; a table's lines.
    /^[\s>]*[•·▪◦‣\uF0A7\uF0B7|]/,
    /^[\s>]*(?:[-+]|\d{1,2}[.)])\p{L}/u,
    /^[\s>]*\d{3,9}[.)]/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "mu",
);
