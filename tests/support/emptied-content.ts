import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content-model/check";
import type { Field } from "../../src/content-model/fields";
import { readContent } from "../../src/content-model/read";

/** Collections whose files each appear as an item on a page. */
const collections = ["articles", "devotionals", "events", "excerpt", "guides"];

/**
 * Deletes every item that editors may delete, and the pictures that are then unused.
 * @param content the content folder
 */
export function emptyContent(folder: string): void {
  for (const collection of collections) rmSync(join(folder, collection), { recursive: true });
  for (const { file, contentType } of readContent(folder).files.filter((one) => one.file.endsWith(".json"))) {
    const path = join(folder, file);
    const emptied = withoutItems(contentType.schema, JSON.parse(readFileSync(path, "utf8")));
    writeFileSync(path, JSON.stringify(emptied, null, 2));
  }
  for (const { file, problem } of checkContent(folder).mistakes)
    if (problem === "is shown by no file.") rmSync(join(folder, "..", file));
}

function withoutItems(field: Field, value: unknown): unknown {
  if (field.type === "array" && Array.isArray(value)) {
    const items: unknown[] = field.minItems === 0 ? [] : value;
    return items.map((item) => withoutItems(field.items, item));
  }
  if (field.type !== "object" || typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]): [string, unknown] => {
    const described = field.properties[key];
    return [key, described === undefined ? inner : withoutItems(described, inner)];
  });
  return Object.fromEntries(entries);
}
