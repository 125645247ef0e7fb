const containers = "div|section|article|blockquote|figure";
const blocks = `${containers}|p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|caption|figcaption|hr|pre|iframe|audio|video`;

/**
 * Writes the paragraphs of a post as HTML: WordPress keeps those of its classic editor as lines, of which an empty one
 * begins a paragraph, and any other is a line break.
 */
export function withParagraphs(content: string): string {
  return content
    .replace(/\r\n?/g, "\n")
    .replace(/<!--[^]*?-->/g, "")
    .split(/(<pre\b[^]*?<\/pre>)/)
    .map((part, index) => (index % 2 === 1 ? part : paragraphsOf(part)))
    .join("");
}

function paragraphsOf(content: string): string {
  return content
    .replace(new RegExp(`<(?:${blocks})\\b[^>]*>`, "g"), "\n\n$&")
    .replace(new RegExp(`</(?:${blocks})>|<hr\\b[^>]*>`, "g"), "$&\n\n")
    .replace(new RegExp(`<(?:${containers})\\b[^>]*>|</(?:${containers})>`, "g"), "\n\n$&\n\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (new RegExp(`^</?(?:${blocks})\\b`).test(part) ? part : `<p>${withBreaks(part)}</p>`))
    .join("\n");
}

function withBreaks(line: string): string {
  return line.replace(/(?:<br\s*\/?>)?\n/g, "<br>");
}
