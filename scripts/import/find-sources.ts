import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** A file to import. */
export interface SourceFile {
  /** Its path, relative to the working directory. */
  readonly path: string;
  /** The given folder, or the file's own: pictures may be anywhere in it. */
  readonly root: string;
}

/**
 * Finds the files to import among files and folders, sorted by name. In a site's folder these are its posts.
 * @throws Error with a message for the editor if one does not exist or holds nothing that can be imported
 */
export function findSources(given: readonly string[]): SourceFile[] {
  return given.flatMap((one) => {
    if (!existsSync(one)) throw new Error(`There is no file or folder ${one}.`);
    if (!statSync(one).isDirectory()) return [{ path: one, root: path.dirname(one) }];
    const folder = textsIn(one);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isText).sort();
    if (files.length === 0) throw new Error(`${one} holds nothing that can be imported: ${kinds}.`);
    return files.map((file) => ({ path: path.join(folder, file), root: one }));
  });
}

/** What can be imported, for messages. */
export const kinds = "Word (.docx), an export of WordPress (.xml) or Markdown (.md, .mdx)";

/** Where a generator keeps its texts: Jekyll its posts, Hugo and Gatsby's starters their content. */
function textsIn(folder: string): string {
  const found = ["_posts", "content"]
    .map((name) => path.join(folder, name))
    .find((inner) => existsSync(inner));
  const isSite = readdirSync(folder).some((name) =>
    /^(?:_?config|hugo|gatsby-config)\.(?:toml|ya?ml|json|[jt]s)$/.test(name),
  );
  return found !== undefined && (isSite || found.endsWith("_posts")) ? found : folder;
}

function isText(file: string): boolean {
  const parts = file.split(path.sep);
  const isOther = parts.some((part) => /^[.~]|^(?:node_modules|_site|public|themes|archetypes)$/.test(part));
  const isOfFolder = /^(?:README|LICENSE|CHANGELOG)\./i.test(parts.at(-1) ?? "");
  return /\.(?:docx|xml|md|mdx|markdown|html?)$/i.test(file) && !isOther && !isOfFolder;
}
