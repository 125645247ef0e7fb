import { hasBody, isCollection, type ContentType } from "./content-type";
import { contentTypeOf, contentTypes } from "./content-types";
import { derivedTypes } from "./finish";
import { type TextField, isText, type Field, type ObjectField } from "./fields";

export { finishContent } from "./finish";

/** The field's description with its maximum length as text, for tools that cannot count the displayed characters. */
export function hintWithLength(field: TextField): string {
  return [field.description, lengthText(field)].filter((part) => part !== "").join(" ");
}

/** Formats a maximum length as text; empty if there is none. */
export function lengthText({ maxCharacters }: Pick<TextField, "maxCharacters">): string {
  return maxCharacters === undefined ? "" : `At most ${String(maxCharacters)} characters.`;
}

/**
 * Generates the GraphQL types of all content for Gatsby's `createTypes`, without inference. The type of a Markdown file
 * also has the file's name, and its text as HTML (src/gatsby/texts.ts).
 * @throws if two field groups have the same type name
 */
export function graphqlTypes(includedTypes: readonly ContentType[] = contentTypes): string[] {
  const types = new Map<string, string>();
  for (const contentType of includedTypes)
    addType(types, contentType.typeName, " implements Node @dontInfer", [
      ...nodeFields(contentType),
      ...fieldLines(types, contentType.typeName, contentType.schema),
    ]);
  return [...types.values(), ...derivedTypes];
}

/**
 * The GraphQL type of a JSON file's node, for gatsby-transformer-json. Files of content/files do not have a content
 * type.
 */
export function typeNameOf(file: string): string {
  return contentTypeOf(file)?.typeName ?? "OtherJson";
}

// Fields of a node that editors do not write.
function nodeFields(contentType: ContentType): string[] {
  const page = contentType.page ? ["page: String"] : [];
  if (hasBody(contentType))
    return [
      ...page,
      "name: String!",
      "hasBody: Boolean!",
      "html: String!",
      "headings: [TextHeading!]!",
      "verse: TextVerse",
    ];
  return isCollection(contentType) ? [...page, `file: File! @link(from: "parent")`] : [];
}

function addType(types: Map<string, string>, name: string, heading: string, fields: readonly string[]): void {
  const definition = [`type ${name}${heading} {`, ...fields.map((line) => `  ${line}`), "}"].join("\n");
  if ((types.get(name) ?? definition) !== definition)
    throw new Error(
      `Two field groups with different fields have the GraphQL type ${name}. Give one of the groups another type name.`,
    );
  types.set(name, definition);
}

function fieldLines(
  types: Map<string, string>,
  parent: string,
  { properties, required }: ObjectField,
): string[] {
  // Only the launch check uses the marks of samples.
  const queriedFields = Object.entries(properties).filter(
    ([, field]) => field.type !== "boolean" || !field.sampleKind,
  );
  return queriedFields.map(([name, field]) => {
    const requiredMark = required.includes(name) ? "!" : "";
    const type = typeOf(types, parent + name.charAt(0).toUpperCase() + name.slice(1), field);
    return `${name}: ${type}${requiredMark}${extensionOf(field)}`;
  });
}

function typeOf(types: Map<string, string>, name: string, field: Field): string {
  switch (field.type) {
    case "integer":
      return "Int";
    case "boolean":
      return "Boolean";
    case "array":
      return `[${typeOf(types, name, field.items)}!]`;
    case "object": {
      const sharedName = field.typeName ?? name;
      addType(types, sharedName, "", fieldLines(types, sharedName, field));
      return sharedName;
    }
    case "string":
      return isText(field) && field.format === "picture" ? "File" : "String";
  }
}

function extensionOf(field: Field): string {
  if (field.type === "array") return extensionOf(field.items);
  return isText(field) && field.format === "picture" ? " @fileByRelativePath" : "";
}

/**
 * Generates the files for completion and hints in VS Code: a JSON Schema for each content type in JSON, and the
 * settings that assign them to files.
 * @returns the text of each file by its path from the project root
 */
export function editorFiles(): ReadonlyMap<string, string> {
  const jsonTypes = contentTypes.filter((contentType) => !hasBody(contentType));
  const settings = {
    "json.schemas": jsonTypes.map(({ name, files }) => ({
      fileMatch: [`/content/${files}`],
      url: `./${schemaPath(name)}`,
    })),
  };
  return new Map([
    ...jsonTypes.map(({ name, description, schema }): [string, string] => [
      schemaPath(name),
      formatJson({
        $schema: "http://json-schema.org/draft-07/schema#",
        title: name,
        ...editorSchema(schema),
        description,
      }),
    ]),
    [".vscode/settings.json", formatJson(settings)],
  ]);
}

function schemaPath(contentType: string): string {
  return `.vscode/schemas/${contentType}.schema.json`;
}

// VS Code does not support the custom formats and lengths, so the descriptions include them.
function editorSchema(field: Field): object {
  if (field.type === "array") return { ...field, items: editorSchema(field.items) };
  if (field.type === "object") {
    const { type, description, required } = field;
    const properties: Record<string, object> = Object.fromEntries(
      Object.entries(field.properties).map(([name, innerField]) => [name, editorSchema(innerField)] as const),
    );
    return { type, description, properties, required, additionalProperties: false };
  }
  if (!isText(field)) return field;
  const description = hintWithLength(field);
  return { type: field.type, description, pattern: field.pattern, patternErrorMessage: description };
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
