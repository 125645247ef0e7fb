import rehypeStringify from "rehype-stringify";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type PluggableList, unified } from "unified";
import { markdownDialect } from "./dialect";

/**
 * How a body becomes HTML. It is read as MDX reads it, and never run: of MDX, a text has Markdown alone.
 * Processing throws at a tag, an expression or an import, and where the body is not valid MDX, with line and column.
 * @param plugins what becomes of the HTML's tree before it is written (rehype plugins)
 */
export function htmlProcessor(plugins: PluggableList = []) {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(markdownDialect)
    .use(remarkRehype, { unknownHandler: refuse })
    .use(plugins)
    .use(rehypeStringify)
    .freeze();
}

function refuse(_context: unknown, node: unknown): never {
  const type = typeof node === "object" && node !== null && "type" in node ? String(node.type) : "node";
  throw new Error(`A text has Markdown alone, and no ${type}.`);
}
