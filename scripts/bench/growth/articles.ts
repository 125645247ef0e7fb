import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The name of a generated article, which is the last segment of its address. */
export function articleName(number: number): string {
  return `generated-${String(number)}`;
}

/**
 * Adds published articles to a copy of the site, each with the text of an existing one.
 * @param root the copy's folder
 * @param count how many
 */
export function writeArticles(root: string, count: number): void {
  const folder = join(root, "content", "articles");
  const models = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  for (let number = 1; number <= count; number++) {
    const text = (models[number % models.length] ?? "")
      .replace(/^title: .*/m, `title: "A Generated Teaching, Number ${String(number)}"`)
      .replace(/^date: .*/m, `date: "${dayOf(number)}"`)
      .replace(/^featured: .*/m, "featured: false")
      .replace(/^status: .*/m, "status: published");
    writeFileSync(join(folder, `${articleName(number)}.mdx`), text);
  }
}

// One a day, backwards from a day that is over.
function dayOf(number: number): string {
  return new Date(Date.UTC(2024, 11, 31 - number)).toISOString().slice(0, 10);
}
