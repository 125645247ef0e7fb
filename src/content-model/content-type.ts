import * as z from "zod";
import { sample, schemaOf, type Fields, type ObjectField, type SampleKind } from "./fields";

/** A content type: its files and their fields. */
interface Description {
  /** The content type's name in messages, and the name of its schema file. */
  readonly name: string;
  /** The name shown to editors, in the guide and on the editing screen. */
  readonly title: string;
  /** The addresses of the pages that show the file, or a description of the pages. */
  readonly seenOn: string;
  /** The GraphQL type of its files. */
  readonly typeName: string;
  /** The file's path in content/, or a pattern in which * matches any file name. */
  readonly files: string;
  /** A sentence for the editor that describes the purpose of these files. */
  readonly description: string;
  /** Whether the file may be missing, even if the site has pages that show it. */
  readonly isOptional?: boolean;
  /** Whether an MDX file with these fields may have an empty text. By default, it must not. */
  readonly mayLackBody?: (data: unknown) => boolean;
  /** The page of each file; undefined if each file is only a part of a page. */
  readonly page?: FilePage;
}

/**
 * The page of each file of a content type: the component src/templates/<name of the content type>.tsx. Its query finds
 * the file by the variable $path: `retreat(page: { eq: $path })`.
 * - A file without a text, or with the status coming-soon, does not have a page.
 * - A draft, or a published file with a later date, has a page only on previews.
 */
interface FilePage {
  /** The address above the name of the file, such as /blog for /blog/my-title; empty for /my-title. */
  readonly folder: string;
  /** Whether a file with an empty text has a page too. By default, it does not. */
  readonly mayLackBody?: (data: unknown) => boolean;
}

/** A content type, as the build, the check and the editing tools use it. */
export interface ContentType extends Description {
  /** The fields of the JSON, or of the frontmatter of an MDX file. */
  readonly fields: z.ZodObject;
  /** The JSON Schema of the fields. */
  readonly schema: ObjectField;
}

/** The arguments of `contentType`. By default, the GraphQL type has the name of the content type. */
type ContentTypeInput<RequiredKey extends keyof Description> = Pick<Description, RequiredKey> &
  Partial<Description> & { readonly fields: Fields };

export function contentType({
  fields,
  ...details
}: ContentTypeInput<"name" | "title" | "seenOn" | "files" | "description">): ContentType {
  const type = z.strictObject(fields).meta({ description: details.description });
  return {
    typeName: capitalizedWords(details.name).join(""),
    ...details,
    fields: type,
    schema: schemaOf(type),
  };
}

// page-press becomes Page and Press.
function capitalizedWords(name: string): string[] {
  return name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/**
 * Describes the content of a page that has its own file: pages/about.json is the page /about.
 * @param sampleKind the kind of content that `"sample": true` marks in the file; "none" if every site can keep the texts
 */
export function page(
  name: string,
  { fields, ...details }: ContentTypeInput<"description">,
  sampleKind: SampleKind | "none" = "copy",
): ContentType {
  const titleWords = capitalizedWords(name);
  return contentType({
    name: `page-${name}`,
    title: `${titleWords.join(" ")} page`,
    typeName: `${titleWords.join("")}Page`,
    files: `pages/${name}.json`,
    seenOn: name === "home" ? "/" : `/${name}`,
    ...details,
    fields: { ...fields, ...(sampleKind !== "none" && sample(sampleKind)) },
  });
}

/** Whether the content type's files have a Markdown body below their fields. */
export function hasBody({ files }: ContentType): boolean {
  return files.endsWith(".mdx");
}

/** Whether the content type may have several files. */
export function isCollection({ files }: ContentType): boolean {
  return files.includes("*");
}

/** The addresses of the pages that show the content type's files; undefined if all pages or no page can show them. */
export function pagesShowing({ seenOn }: ContentType): readonly string[] | undefined {
  return seenOn.startsWith("/") ? seenOn.split(", ") : undefined;
}

/** Whether a file belongs to the content type. */
export function isFileOf({ files }: ContentType, file: string): boolean {
  const [prefix = "", suffix] = files.split("*");
  if (suffix === undefined) return file === files;
  const name = file.slice(prefix.length, file.length - suffix.length);
  return name !== "" && !name.includes("/") && file === prefix + name + suffix;
}
