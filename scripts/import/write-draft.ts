import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { readMdx } from "../../src/content-model/readers/mdx";
import { writtenForm } from "../edit/written-form";
import type { DraftFields } from "./complete/complete";
import type { TakenPictures } from "./take-pictures";

/** The path of a draft in content/. */
export function draftFile(name: string): string {
  return `articles/${name}.mdx`;
}

/**
 * Reads the title of an existing article.
 * @param contentDir the content folder
 * @param name the article's name
 * @returns undefined if there is no such article
 */
export function titleAt(contentDir: string, name: string): string | undefined {
  const file = path.join(contentDir, draftFile(name));
  if (!existsSync(file)) return undefined;
  const { data } = readMdx(readFileSync(file, "utf8"));
  const title: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "title") : undefined;
  return typeof title === "string" ? title : "";
}

/**
 * Writes a draft and its pictures. An existing picture with the same bytes is kept.
 * @throws Error with a message for the editor if a file would be overwritten
 */
export function writeDraft(
  contentDir: string,
  name: string,
  fields: DraftFields,
  { body, files }: Pick<TakenPictures, "body" | "files">,
): void {
  for (const [picture, bytes] of files) {
    const target = path.join(contentDir, picture);
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
    writeNew(contentDir, picture, bytes);
  }
  const file = draftFile(name);
  const source = `---\n${stringify(fields)}---\n\n${body}\n`;
  // As the editing screen and `npm run format` write it.
  writeNew(contentDir, file, writtenForm(file, source));
}

// A full disk or an interrupted command leaves no half of a file, which the next run would keep.
function writeNew(contentDir: string, file: string, content: string | Uint8Array): void {
  const target = path.join(contentDir, file);
  const part = path.join(path.dirname(target), `.${path.basename(target)}.part`);
  if (existsSync(target))
    throw new Error(
      `content/${file} is there already, and is another file. Rename it or delete it, and import again.`,
    );
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    writeFileSync(part, content);
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
