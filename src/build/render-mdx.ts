import { type ComponentProps, createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import { markdownDialect } from "../content-model/markdown-dialect";
import { fillPlaceholders } from "../content-model/placeholders";

/**
 * Compiles MDX to static HTML.
 * @param body the Markdown below the frontmatter, with placeholders
 * @param facts what the placeholders name
 * @param newTab what is added, for screen readers, to a link that leads to another site, with placeholders
 * @returns HTML without scripts or styles
 * @throws where the body is not valid MDX, with line and column
 */
export async function renderMdx(body: string, facts: object, newTab: string): Promise<string> {
  // Read with the first article: a build that renders none needs none of it.
  const { evaluate } = await import("@mdx-js/mdx");
  const { default: Content } = await evaluate(fillPlaceholders(body, facts), {
    ...runtime,
    remarkPlugins: markdownDialect,
    // `gatsby develop` would else ask the runtime for a function that it has not.
    development: false,
  });
  return renderToStaticMarkup(
    createElement(Content, { components: { a: linkWith(fillPlaceholders(newTab, facts)) } }),
  );
}

/** As the pages' own links do (components/ui/smart-link.tsx): another site opens in a new tab, and the link says so. */
function linkWith(newTab: string) {
  return function Link({ children, ...rest }: ComponentProps<"a">): ReactElement {
    if (!/^https?:/.test(rest.href ?? "")) return createElement("a", rest, children);
    const outside = { ...rest, target: "_blank", rel: "noopener noreferrer" };
    return createElement("a", outside, children, " ", createElement("span", null, newTab));
  };
}
