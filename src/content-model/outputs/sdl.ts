import { holdsPlaceholders, isText } from "../fields";
import type { Field, ObjectField } from "../fields";
import { hasBody, isCollection } from "../content-type";
import type { ContentType } from "../content-type";
import { contentTypeOf, contentTypes } from "../content-types";

/**
 * Generates the GraphQL types of all content for Gatsby's `createTypes`, without inference. The type of a Markdown file
 * also has the file's name, and its text as HTML (src/build/schema/text-nodes.ts). Text with placeholders has the `@copy`
 * extension, which the build registers.
 * @param of the content types
 * @returns one definition for each type
 * @throws if two field groups have the same type name
 */
export function graphqlTypes(of: readonly ContentType[] = contentTypes): string[] {
  const types = new Map<string, string>();
  for (const contentType of of)
    define(types, contentType.typeName, " implements Node @dontInfer", [
      ...fieldsBeside(contentType),
      ...fieldLines(types, contentType.typeName, contentType.schema),
    ]);
  return [...types.values()];
}

/**
 * The GraphQL type of a JSON file's node, for gatsby-transformer-json.
 * @param file the path in content/, with forward slashes
 * @throws if the file belongs to no content type
 */
export function typeNameOf(file: string): string {
  const contentType = contentTypeOf(file);
  if (contentType === undefined)
    throw new Error(
      `content/${file} is of no known content type; src/content-model/content-types.ts lists them.`,
    );
  return contentType.typeName;
}

// What a node has beside the fields that an editor writes.
function fieldsBeside(contentType: ContentType): string[] {
  if (hasBody(contentType))
    return ["name: String!", "hasBody: Boolean!", "html: String!", "headings: [TextHeading!]!"];
  return isCollection(contentType) ? [`file: File! @link(from: "parent")`] : [];
}

function define(types: Map<string, string>, name: string, heading: string, fields: readonly string[]): void {
  const definition = [`type ${name}${heading} {`, ...fields.map((line) => `  ${line}`), "}"].join("\n");
  if ((types.get(name) ?? definition) !== definition)
    throw new Error(`Two different field groups are called ${name}.`);
  types.set(name, definition);
}

function fieldLines(
  types: Map<string, string>,
  parent: string,
  { properties, required }: ObjectField,
): string[] {
  return Object.entries(properties).map(([name, field]) => {
    const bang = required.includes(name) ? "!" : "";
    const type = typeOf(types, parent + name.charAt(0).toUpperCase() + name.slice(1), field);
    return `${name}: ${type}${bang}${extensionOf(field)}`;
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
      const shared = field.typeName ?? name;
      define(types, shared, "", fieldLines(types, shared, field));
      return shared;
    }
    case "string":
      return isText(field) && field.format === "picture" ? "File" : "String";
  }
}

function extensionOf(field: Field): string {
  if (field.type === "array") return extensionOf(field.items);
  if (isText(field) && field.format === "picture") return " @fileByRelativePath";
  if (!holdsPlaceholders(field)) return "";
  return field.fills === undefined ? " @copy" : ` @copy(fills: ${JSON.stringify(field.fills)})`;
}
