import type { ObjectField } from "./field";

/** One kind of content: everything that the build, the check and the editor know about it. */
export interface Kind {
  /** Names the kind in messages and the schema file that editors read. */
  readonly name: string;
  /** What editors call it: the row of the editors' guide and the entry of the editing screen. */
  readonly title: string;
  /** The addresses on which visitors see it, which the sitemap dates by it, or what stands in their place. */
  readonly seenOn: string;
  /** The GraphQL type of its files. */
  readonly typeName: string;
  /** The file's path in content/, or a pattern in which * stands for any file name. */
  readonly files: string;
  /** A sentence for the editor: what these files are for. */
  readonly description: string;
  /** The fields of the JSON, or of the frontmatter of an MDX file. */
  readonly schema: ObjectField;
  /** Of a kind whose files are named after pages, their names: without one the site cannot be built, another would be shown nowhere. */
  readonly needed?: readonly string[];
  /** Whether an MDX file with these fields may wait for its text; without this, none may. */
  readonly mayLackBody?: (data: unknown) => boolean;
}

/** Whether the kind's files have a body of Markdown below their fields. */
export function hasBody(kind: Kind): boolean {
  return kind.files.endsWith(".mdx");
}

/** Whether the kind may have several files. */
export function isCollection(kind: Kind): boolean {
  return kind.files.includes("*");
}

/** The paths in content/ of the kind's files that must be there. */
export function neededFiles(kind: Kind): string[] {
  if (!isCollection(kind)) return [kind.files];
  return (kind.needed ?? []).map((name) => kind.files.replace("*", () => name));
}

/** Whether a file, by its path in content/, is of the kind. */
export function matches(kind: Kind, file: string): boolean {
  return kind.needed ? neededFiles(kind).includes(file) : fitsPattern(kind, file);
}

/** Whether a file's path in content/ is of the form that the kind's files have, be it shown or not. */
export function fitsPattern(kind: Kind, file: string): boolean {
  const [before = "", after] = kind.files.split("*");
  if (after === undefined) return file === kind.files;
  const name = file.slice(before.length, file.length - after.length);
  return name !== "" && !name.includes("/") && file === before + name + after;
}
