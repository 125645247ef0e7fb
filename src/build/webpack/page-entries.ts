import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/*
 * Gatsby has one entry, which imports all pages. An entry for each page is a file that imports this one alone; it is
 * written here, since the pages are known only once Gatsby has collected them.
 */

/** The used part of Gatsby's data of a page component. */
export interface PageComponent {
  componentPath: string;
  componentChunkName: string;
}

const folder = path.join(".cache", "page-entries");

/**
 * Writes the entry of each page's scripts: it passes the component to `start`.
 * @param components those of all pages
 * @returns webpack's entries, by the components' names
 */
export function writePageEntries(components: Iterable<PageComponent>): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const entries: Record<string, string> = {};
  for (const { componentPath, componentChunkName } of components) {
    const file = path.resolve(folder, `${componentChunkName}.js`);
    const from = (target: string) => JSON.stringify(path.relative(folder, target).replaceAll(path.sep, "/"));
    writeFileSync(
      file,
      `import { start } from ${from("src/rendering/page-entry.tsx")};\nimport Page from ${from(componentPath)};\nstart(Page);\n`,
    );
    entries[componentChunkName] = file;
  }
  return entries;
}
