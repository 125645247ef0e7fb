import { slugOf } from "./slug";

/** A category of the blog: its value in files and its visible label. */
export interface Category {
  readonly value: string;
  readonly label: string;
}

/**
 * Finds the blog's category that a source names.
 * @param named the source's categories and tags
 * @param categories the blog's categories
 * @returns the first with the same name, compared as slugs
 */
export function matchingCategory(
  named: readonly string[],
  categories: readonly Category[],
): Category | undefined {
  for (const name of named.map(slugOf)) {
    const found = categories.find(({ value, label }) => value === name || slugOf(label) === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
