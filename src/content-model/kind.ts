import type { ObjectField } from "./field";

/** A kind of content files, as the build, the check and the editing tools use it. */
export interface Kind {
  /** The kind's name in messages, and the name of its schema file. */
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
  /**
   * The file names of a kind whose files belong to pages. The build needs each of them; any other file would not be
   * shown.
   */
  readonly needed?: readonly string[];
  /** Whether an MDX file with these fields may have no text yet; by default, none may. */
  readonly mayLackBody?: (data: unknown) => boolean;
}

/** Whether the kind's files have a Markdown body below their fields. */
export function hasBody(kind: Kind): boolean {
  return kind.files.endsWith(".mdx");
}

/** Whether the kind may have several files. */
export function isCollection(kind: Kind): boolean {
  return kind.files.includes("*");
}

/** The paths in content/ of the kind's files, as far as they are known: a page may need each of them. */
export function neededFiles(kind: Kind): string[] {
  if (!isCollection(kind)) return [kind.files];
  return (kind.needed ?? []).map((name) => kind.files.replace("*", () => name));
}

/**
 * The addresses of the pages that show a file of the kind.
 * @param file the path in content/
 * @returns undefined where every page may show it, or none
 */
export function pagesShowing(kind: Kind, file: string): readonly string[] | undefined {
  if (kind.seenOn.startsWith("/")) return kind.seenOn.split(", ");
  if (kind.needed === undefined) return undefined;
  const [, name = ""] = /([^/]+)\.\w+$/.exec(file) ?? [];
  return [name === "home" ? "/" : `/${name}`];
}

/**
 * Whether a file belongs to the kind.
 * @param file the path in content/
 */
export function matches(kind: Kind, file: string): boolean {
  return kind.needed ? neededFiles(kind).includes(file) : fitsPattern(kind, file);
}

/** Whether a path in content/ matches the kind's pattern, even if no page shows the file. */
export function fitsPattern(kind: Kind, file: string): boolean {
  const [before = "", after] = kind.files.split("*");
  if (after === undefined) return file === kind.files;
  const name = file.slice(before.length, file.length - after.length);
  return name !== "" && !name.includes("/") && file === before + name + after;
}
