import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import remarkGfm from "remark-gfm";
import { fillPlaceholders } from "../content-model/placeholders";

/**
 * Compiles MDX to static HTML.
 * @param body the Markdown below the frontmatter, with placeholders
 * @param facts what the placeholders name
 * @returns HTML without scripts or styles
 * @throws where the body is not valid MDX, with line and column
 */
export async function renderMdx(body: string, facts: object): Promise<string> {
  // Read with the first article: a build that renders none needs none of it.
  const { evaluate } = await import("@mdx-js/mdx");
  const { default: Content } = await evaluate(fillPlaceholders(body, facts), {
    ...runtime,
    remarkPlugins: [remarkGfm],
    // `gatsby develop` would else ask the runtime for a function that it has not.
    development: false,
  });
  return renderToStaticMarkup(createElement(Content));
}
