/**
 * Changes Markdown outside code blocks and inline code.
 * @param change gets each part outside code, with its line breaks, and the number of lines above it
 */
export function outsideCode(markdown: string, change: (part: string, linesAbove: number) => string): string {
  return outside(code, markdown, change);
}

/** Changes Markdown outside code blocks. Each part begins and ends with whole lines. */
export function outsideFences(markdown: string, change: (part: string) => string): string {
  return outside(fence, markdown, change);
}

/** The number of line breaks in a text. */
export function breaksIn(text: string): number {
  return text.split("\n").length - 1;
}

const fenced = "^ {0,3}(?:`{3,}|~{3,})[^\\n]*\\n[^]*?(?:^ {0,3}(?:`{3,}|~{3,})[ \\t]*$|$(?![^]))";
const fence = new RegExp(`(${fenced})`, "m");
const code = new RegExp(`(${fenced}|(?<!\`)\`[^\`\\n]+\`(?!\`))`, "m");

function outside(
  apart: RegExp,
  markdown: string,
  change: (part: string, linesAbove: number) => string,
): string {
  let linesAbove = 0;
  return markdown
    .split(apart)
    .map((part, index) => {
      const above = linesAbove;
      linesAbove += breaksIn(part);
      return index % 2 === 1 ? part : change(part, above);
    })
    .join("");
}
