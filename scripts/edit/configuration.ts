import { posix } from "node:path";
import type { CmsConfig, CollectionFile, EntryCollection, GitHubBackend } from "@sveltia/cms";
import {
  idFormat,
  isText,
  type Field,
  hasBody,
  isCollection,
  pagesShowing,
  type ContentType,
  contentTypes,
} from "../../src/content-model/content-types";
import { openedSource } from "./browser/newer-version";
import type { Snapshot } from "./snapshot";
import { bodyLabelOf, singularOf, widgetsOf } from "./widgets";

/** The address of the site, without a slash at its end. */
export function siteUrl({ sources }: Snapshot): string {
  const { url } = JSON.parse(sources["site.json"] ?? "{}") as { url?: string };
  return url ?? "";
}

/**
 * The configuration of Sveltia CMS, made from the content model.
 * @param site the address of the site. With it, the screen links each file to its page and each draft to its preview.
 */
export function createScreenConfig(backend: GitHubBackend, site?: string): CmsConfig {
  return {
    backend,
    // On the web, each change becomes a pull request with a preview. In a clone, Sveltia writes directly into the file.
    publish_mode: "editorial_workflow",
    load_config_file: false,
    app_title: "Editing screen",
    media_folder: "content/pictures",
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: "ascii", clean_accents: true },
    show_preview_links: site !== undefined,
    ...(site !== undefined && { site_url: site }),
    singletons: contentTypes
      .filter((contentType) => !isCollection(contentType))
      .map((contentType) => singleFileConfig(contentType)),
    collections: contentTypes.filter(isCollection).map((contentType) => folderConfig(contentType)),
  };
}

function singleFileConfig(contentType: ContentType): CollectionFile {
  return {
    name: contentType.name,
    label: contentType.title,
    file: `content/${contentType.files}`,
    // Registered in browser/file-formats.ts.
    format: contentType.name,
    editor: { preview: hasBody(contentType) },
    preview_path: pageShowing(contentType),
    ...pictureFolders(contentType),
    fields: fieldsOf(contentType),
  };
}

function folderConfig(contentType: ContentType): EntryCollection {
  // A new file gets its name from its title. Files without a title have the name of an existing page.
  const hasTitle = "title" in contentType.schema.properties;
  return {
    name: contentType.name,
    label: contentType.title,
    label_singular: singularOf(contentType.title),
    description: contentType.description,
    folder: `content/${posix.dirname(contentType.files)}`,
    format: contentType.name,
    create: hasTitle,
    duplicate: hasTitle,
    delete: hasTitle,
    slug: {
      template: hasTitle ? "{{title}}" : "{{slug}}",
      editable: hasTitle ? ["create"] : false,
      hint: `The file’s name. Use ${idFormat}.`,
      pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", `Use ${idFormat}.`],
    },
    ...(!hasTitle && { summary: "{{slug}}" }),
    editor: { preview: hasBody(contentType) },
    preview_path: pageShowing(contentType),
    ...pictureFolders(contentType),
    fields: fieldsOf(contentType),
  };
}

/** The page that shows a file. For a collection, {{slug}} is the name of the file. */
function pageShowing(contentType: ContentType): string {
  const { name, page } = contentType;
  // Most events do not have a page.
  if (page && name !== "event") return `${page.folder}/{{slug}}`;
  return pagesShowing(contentType)?.[0] ?? "/";
}

// Files refer to pictures by a path relative to themselves.
function pictureFolders({ files, schema }: ContentType): { media_folder?: string; public_folder?: string } {
  if (!showsPictures(schema)) return {};
  const path = posix.relative(posix.dirname(files), "pictures");
  return { media_folder: "/content/pictures", public_folder: path.startsWith(".") ? path : `./${path}` };
}

function showsPictures(field: Field): boolean {
  if (field.type === "array") return showsPictures(field.items);
  if (field.type === "object") return Object.values(field.properties).some(showsPictures);
  return isText(field) && field.format === "picture";
}

function fieldsOf(contentType: ContentType): EntryCollection["fields"] {
  const fields: EntryCollection["fields"] = [
    ...widgetsOf(contentType.schema),
    // Each save uses this field to detect changes by others.
    { name: openedSource, widget: "hidden" },
  ];
  if (!hasBody(contentType)) return fields;
  const body = {
    name: "body",
    label: bodyLabelOf(contentType.schema),
    hint: "The text itself, in Markdown. The button M↓ on the right switches between Markdown and the formatted view.",
    widget: "richtext" as const,
    required: contentType.mayLackBody === undefined,
    modes: ["raw" as const, "rich_text" as const],
    linked_images: false,
    use_emoji_autocomplete: false,
  };
  return [...fields, body];
}
