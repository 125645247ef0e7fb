import type { ObjectField } from "./field";

/** One kind of content: everything that the build, the check and the editor know about it. */
export interface Kind {
  /** Names the kind in messages and the schema file that editors read. */
  readonly name: string;
  /** The GraphQL type of its nodes. */
  readonly typeName: string;
  /** The file's path in content/, or a pattern in which * stands for any file name. */
  readonly files: string;
  /** A sentence for the editor: what these files are for. */
  readonly description: string;
  /** The fields of the JSON, or of the frontmatter of an MDX file. */
  readonly schema: ObjectField;
  /** True where an MDX file may stand without a body until its text is written. */
  readonly bodyMayWait?: boolean;
}

/** Whether the kind's files have a body of Markdown below their fields. */
export function hasBody(kind: Kind): boolean {
  return kind.files.endsWith(".mdx");
}

/** Whether the kind is an MDX file with a GraphQL type of its own, rather than a page of running text. */
export function hasOwnType(kind: Kind): boolean {
  return hasBody(kind) && kind.typeName !== "Mdx";
}

/** Whether the kind may have several files. */
export function isCollection(kind: Kind): boolean {
  return kind.files.includes("*");
}

/** Whether a file, by its path in content/, is of the kind. */
export function matches(kind: Kind, file: string): boolean {
  const [before = "", after] = kind.files.split("*");
  if (after === undefined) return file === kind.files;
  const name = file.slice(before.length, file.length - after.length);
  return name !== "" && !name.includes("/") && file === before + name + after;
}
