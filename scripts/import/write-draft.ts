import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
 * @throws if a file would be overwritten
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
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes, { flag: "wx" });
  }
  const file = draftFile(name);
  const source = `---\n${stringify(fields)}---\n\n${body}\n`;
  mkdirSync(path.join(contentDir, path.dirname(file)), { recursive: true });
  // As the editing screen and `npm run format` write it.
  writeFileSync(path.join(contentDir, file), writtenForm(file, source), { flag: "wx" });
}
