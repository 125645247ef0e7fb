import type { ObjectField } from "./field";

/** A content type, as the build, the check and the editing tools use it: what its files are, and their fields. */
export interface ContentType {
  /** Its name in messages, and the name of its schema file. */
  readonly name: string;
  /** The name shown to editors, in the guide and on the editing screen. */
  readonly title: string;
  /** The addresses of the pages that show it, which the sitemap dates by it; or a note in place of addresses. */
  readonly seenOn: string;
  /** The GraphQL type of its files. */
  readonly typeName: string;
  /** The file's path in content/, or a pattern in which * matches any file name. */
  readonly files: string;
  /** A sentence for the editor that describes the purpose of these files. */
  readonly description: string;
  /** The schema of the JSON, or of the frontmatter of an MDX file. */
  readonly schema: ObjectField;
  /** Whether an MDX file with these fields may have no text yet; by default, none may. */
  readonly mayLackBody?: (data: unknown) => boolean;
}

/** Whether the content type's files have a Markdown body below their fields. */
export function hasBody(contentType: ContentType): boolean {
  return contentType.files.endsWith(".mdx");
}

/** Whether the content type may have several files. */
export function isCollection(contentType: ContentType): boolean {
  return contentType.files.includes("*");
}

/**
 * The addresses of the pages that show the content type's files.
 * @returns undefined where every page may show it, or none
 */
export function pagesShowing(contentType: ContentType): readonly string[] | undefined {
  if (contentType.seenOn.startsWith("/")) return contentType.seenOn.split(", ");
  return undefined;
}

/**
 * Whether a file belongs to the content type.
 * @param file the path in content/
 */
export function matches(contentType: ContentType, file: string): boolean {
  const [before = "", after] = contentType.files.split("*");
  if (after === undefined) return file === contentType.files;
  const name = file.slice(before.length, file.length - after.length);
  return name !== "" && !name.includes("/") && file === before + name + after;
}
