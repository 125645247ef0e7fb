/**
 * Changes Markdown outside code blocks and inline code.
 * @param change gets each part outside code, with its line breaks
 */
export function outsideCode(markdown: string, change: (part: string) => string): string {
  return markdown
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");
}

const code =
  /(^ {0,3}(?:`{3,}|~{3,})[^\n]*\n[^]*?(?:^ {0,3}(?:`{3,}|~{3,})[ \t]*$|$(?![^]))|(?<!`)`[^`\n]+`(?!`))/m;
