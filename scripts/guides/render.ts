import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import { markdownDialect } from "../../src/content-model/markdown-dialect";

/**
 * Compiles a guide's Markdown to static HTML, as the site compiles its pages.
 * @param body Markdown with its facts filled in
 * @throws where the body is not valid MDX, with line and column
 */
export async function renderGuide(body: string): Promise<string> {
  // Read with the first guide that is made.
  const { evaluate } = await import("@mdx-js/mdx");
  const { default: Content } = await evaluate(body, { ...runtime, remarkPlugins: markdownDialect });
  return withCites(renderToStaticMarkup(createElement(Content)));
}

// A verse ends with its reference in brackets; on paper that stands on a line of its own.
function withCites(html: string): string {
  return html.replace(/ \(([^()]+, KJV)\)<\/p>\s*<\/blockquote>/g, "</p><p><cite>$1</cite></p></blockquote>");
}
