import type { Finding } from "../problem";
import type { ContentFile } from "../content-file";
import { nearest } from "./nearest";

/**
 * Finds a category that the blog page has no name for.
 * @param data the article's data, with valid structure
 * @param files all content files
 */
export function categoryFindings(data: unknown, files: readonly ContentFile[]): Finding[] {
  const blog = files.find(({ contentType, broken }) => contentType.name === "page-blog" && !broken);
  const { category } = data as { category: string };
  const named = blog === undefined ? [category] : namesIn(blog.data);
  if (named.includes(category)) return [];
  const near = nearest(category, named);
  const own = near === undefined ? `Write one of these: ${named.join(", ")}.` : `Did you mean "${near}"?`;
  return [
    {
      path: ["category"],
      problem: `"${category}" is no category of the blog.`,
      fix: `${own} A new one is added in content/pages/blog.json: { "value": "${category}", "label": "…" }.`,
    },
  ];
}

function namesIn(data: unknown): string[] {
  const categories = valueOf(valueOf(data, "list"), "categories");
  if (!Array.isArray(categories)) return [];
  return categories
    .map((category) => valueOf(category, "value"))
    .filter((value) => typeof value === "string");
}

function valueOf(holder: unknown, key: string): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : undefined;
}
