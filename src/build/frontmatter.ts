import { readFileSync } from "node:fs";
import { readMdx } from "../content-model/read-mdx";

const read = new Map<string, { digest: string; fields: object }>();

/**
 * The fields of an MDX file as the content check reads them. Those of Gatsby's own node are guessed where they stand
 * without quotation marks.
 * @param file where it is
 * @param digest Gatsby's digest of it: each version is read once
 */
export function frontmatterOf(file: string, digest: string): object {
  const known = read.get(file);
  if (known?.digest === digest) return known.fields;
  const fields = readMdx(readFileSync(file, "utf8")).data as object;
  read.set(file, { digest, fields });
  return fields;
}
