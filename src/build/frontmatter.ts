import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentFile } from "../content-model/read";
import { readMdx } from "../content-model/readers/mdx";

const checked = new Map<string, object>();
const read = new Map<string, { digest: string; fields: object }>();

/** Keeps what the check has read, for a build whose files stay as they were checked. In: their folder and the files. */
export function keepChecked(folder: string, files: readonly ContentFile[]): void {
  for (const { file, data, body } of files)
    if (body !== undefined) checked.set(path.join(folder, file), data as object);
}

/**
 * The fields of an MDX file as the content check reads them. Those of Gatsby's own node are guessed where they stand
 * without quotation marks.
 * @param file where it is
 * @param digest Gatsby's digest of it: each version is read once, and none that the check has read
 */
export function frontmatterOf(file: string, digest: string): object {
  const asChecked = checked.get(file);
  if (asChecked) return asChecked;
  const known = read.get(file);
  if (known?.digest === digest) return known.fields;
  const fields = readMdx(readFileSync(file, "utf8")).data as object;
  read.set(file, { digest, fields });
  return fields;
}
