import { readFileSync } from "node:fs";
import { readMdx } from "../../content-model/readers/mdx";

const versions = new Map<string, object>();

/**
 * Reads the frontmatter of an MDX file as the content check does. The plugin's own node guesses the types of unquoted
 * values (a date, 4:30, 010).
 * @param file its path
 * @param contentDigest Gatsby's digest of it: each version is read once
 */
export function frontmatterOf(file: string, contentDigest: string): object {
  const version = `${file} ${contentDigest}`;
  const frontmatter = versions.get(version) ?? (readMdx(readFileSync(file, "utf8")).data as object);
  versions.set(version, frontmatter);
  return frontmatter;
}
