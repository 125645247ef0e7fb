import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** A file to import. */
export interface SourceFile {
  /** Its path, relative to the working directory. */
  readonly path: string;
  /** The given folder, or the file's own folder: pictures may be anywhere in it. */
  readonly root: string;
}

/**
 * Finds the files of a command's arguments, including those in folders, sorted by name. In a site's folder these are
 * its posts; hidden files, themes and installed packages are skipped.
 * @param given files and folders
 * @throws Error with a message for the editor if one does not exist or contains nothing importable
 */
export function findSources(given: readonly string[]): SourceFile[] {
  return given.flatMap((one) => {
    if (!existsSync(one)) throw new Error(`There is no file or folder ${one}.`);
    if (!statSync(one).isDirectory()) {
      if (!isSource(one)) throw new Error(`${one} is of no kind that can be imported: ${kinds}.`);
      return [{ path: one, root: path.dirname(one) }];
    }
    const files = filesIn(textsIn(one));
    if (files.length === 0) throw new Error(`${one} holds nothing that can be imported: ${kinds}.`);
    return files.map((file) => ({ path: file, root: one }));
  });
}

const kinds = "Word (.docx), HTML (.html), an export of WordPress (.xml) or Markdown (.md, .mdx)";

function isSource(file: string): boolean {
  return /\.(?:docx|html?|xml|md|mdx|markdown)$/i.test(file) && !/^(?:~\$|\.)/.test(path.basename(file));
}

/** Where a site generator keeps its texts: Jekyll its posts, Hugo and Gatsby's own starters their content. */
function textsIn(folder: string): string {
  const [posts, content] = ["_posts", "content"].map((name) => path.join(folder, name));
  if (posts !== undefined && existsSync(posts)) return posts;
  const isSite = readdirSync(folder).some((name) =>
    /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^gatsby-config\./.test(name),
  );
  return isSite && content !== undefined && existsSync(content) ? content : folder;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory())
        return /^\.|^(?:node_modules|_site|public|themes|archetypes)$/.test(entry.name) ? [] : filesIn(file);
      return isSource(file) && !/^(?:README|LICENSE|CHANGELOG)\./i.test(entry.name) ? [file] : [];
    });
}
