import type { Finding } from "../problem";
import type { ContentFile } from "../read";
import { articleCategories } from "../shapes/article-categories";

/**
 * The categories that articles are in and the blog's page has no name for.
 * In: the file of the blog's page in its form, and all files. Out: findings in the blog's page.
 */
export function categoryFindings(blog: ContentFile, files: readonly ContentFile[]): Finding[] {
  const named = new Set(namesIn(blog.data));
  const firstOf = new Map<string, string>();
  for (const { file, kind, data } of files) {
    const category = kind.name === "article" ? valueOf(data, "category") : undefined;
    if (typeof category === "string" && isCategory(category) && !firstOf.has(category))
      firstOf.set(category, file);
  }
  return Array.from(firstOf)
    .filter(([category]) => !named.has(category))
    .map(([category, file]) => ({
      path: ["list", "categories"],
      problem: `the category "${category}" has no name here, and content/${file} is in it.`,
      fix: `Add { "value": "${category}", "label": "…" } with its name, or put its teachings into another category.`,
    }));
}

// Another word is told at the article itself.
function isCategory(word: string): boolean {
  return articleCategories.some((category) => category === word);
}

function namesIn(data: unknown): unknown[] {
  const categories = valueOf(valueOf(data, "list"), "categories");
  return Array.isArray(categories) ? categories.map((category) => valueOf(category, "value")) : [];
}

function valueOf(holder: unknown, key: string): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : undefined;
}
