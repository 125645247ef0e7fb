import { htmlProcessor } from "../../src/content-model/markdown/html";

const processor = htmlProcessor();

/**
 * Compiles a guide's Markdown to static HTML, as the site compiles its pages.
 * @param body Markdown with its facts filled in
 * @throws where the body is not valid MDX, with line and column
 */
export function renderGuide(body: string): string {
  return withCites(String(processor.processSync(body)));
}

// A verse ends with its reference in brackets; on paper that stands on a line of its own.
function withCites(html: string): string {
  return html.replace(/ \(([^()]+, KJV)\)<\/p>\s*<\/blockquote>/g, "</p><p><cite>$1</cite></p></blockquote>");
}
