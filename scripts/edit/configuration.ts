import { posix } from "node:path";
import type { CmsConfig, CollectionFile, EntryCollection } from "@sveltia/cms";
import { isText, type Field } from "../../src/content-model/field";
import { hasBody, isCollection, type Kind } from "../../src/content-model/kind";
import { kinds } from "../../src/content-model/kinds";
import { widgetsOf } from "./widgets";

/**
 * What Sveltia CMS is told of the content: each kind with its fields, so that nothing is described twice.
 * Out: its configuration. Its backend is the folder that browser/start.ts puts in the place of the browser's own.
 */
export function editingScreen(): CmsConfig {
  return {
    backend: { name: "test-repo" },
    app_title: "Editing screen",
    media_folder: "content/pictures",
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    show_preview_links: false,
    singletons: kinds.filter((kind) => !isCollection(kind)).map(singleFile),
    collections: kinds.filter(isCollection).map(folder),
  };
}

function singleFile(kind: Kind): CollectionFile {
  return {
    name: kind.name,
    label: kind.title,
    file: `content/${kind.files}`,
    format: "json",
    ...pictures(kind),
    fields: fieldsOf(kind),
  };
}

function folder(kind: Kind): EntryCollection {
  // A new file needs a name, which its title gives it; the others are named after a page that exists.
  const hasTitle = "title" in kind.schema.properties;
  return {
    name: kind.name,
    label: kind.title,
    description: kind.description,
    folder: `content/${posix.dirname(kind.files)}`,
    extension: posix.extname(kind.files).slice(1),
    format: hasBody(kind) ? "yaml-frontmatter" : "json",
    create: hasTitle,
    duplicate: hasTitle,
    delete: hasTitle,
    slug: {
      template: hasTitle ? "{{title}}" : "{{slug}}",
      editable: hasTitle ? ["create"] : false,
      hint: "The file’s name: lower-case letters and digits, with hyphens between words.",
      pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Lower-case letters and digits, with hyphens between words."],
    },
    ...(!hasTitle && { summary: "{{slug}}" }),
    ...pictures(kind),
    fields: fieldsOf(kind),
  };
}

// Files refer to pictures by the path from where they stand.
function pictures({ files, schema }: Kind): { media_folder?: string; public_folder?: string } {
  if (!showsPictures(schema)) return {};
  const path = posix.relative(posix.dirname(files), "pictures");
  return { media_folder: "/content/pictures", public_folder: path.startsWith(".") ? path : `./${path}` };
}

function showsPictures(field: Field): boolean {
  if (field.type === "array") return showsPictures(field.items);
  if (field.type === "object") return Object.values(field.properties).some(showsPictures);
  return isText(field) && field.format === "picture";
}

function fieldsOf(kind: Kind): EntryCollection["fields"] {
  const fields = widgetsOf(kind.schema);
  if (!hasBody(kind)) return fields;
  const body = {
    name: "body",
    label: "Text",
    hint: "The text itself, in Markdown.",
    widget: "text" as const,
    required: kind.mayLackBody === undefined,
  };
  return [...fields, body];
}
