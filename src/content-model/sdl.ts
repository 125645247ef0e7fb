import { holdsPlaceholders, isText } from "./field";
import type { Field, ObjectField } from "./field";
import { hasBody, hasOwnType, isCollection } from "./kind";
import type { Kind } from "./kind";
import { kindOf, kinds } from "./kinds";

/**
 * The GraphQL types of all content, for Gatsby's `createTypes`.
 * In: the kinds. Out: one definition each, nothing left to inference. Text that holds placeholders carries
 * `@copy`, an extension that the build registers. Throws where two shapes claim one name.
 */
export function graphqlTypes(of: readonly Kind[] = kinds): string[] {
  const types = new Map<string, string>();
  for (const kind of of.filter((one) => !hasBody(one))) {
    const sourceFile = isCollection(kind) ? [fileField] : [];
    define(types, kind.typeName, " implements Node @dontInfer", [
      ...sourceFile,
      ...fieldLines(types, kind.typeName, kind.schema),
    ]);
  }
  for (const kind of of.filter(hasOwnType)) {
    define(types, kind.typeName, "", [...ownTypeFields, ...fieldLines(types, kind.typeName, kind.schema)]);
  }
  const documents = of.filter((kind) => hasBody(kind) && !hasOwnType(kind)).map(({ schema }) => schema);
  if (documents.length > 0) {
    // The plugin owns this type and infers the rest of it, so it is extended and not closed by @dontInfer.
    define(types, "Mdx", " implements Node", [fileField, "frontmatter: MdxFrontmatter!", "html: String!"]);
    define(types, "MdxFrontmatter", "", fieldLines(types, "MdxFrontmatter", inCommon(documents)));
  }
  return [...types.values()];
}

/**
 * The GraphQL type of a JSON file's node, for gatsby-transformer-json.
 * In: the file's path in content/, with forward slashes. Throws where the file is of no kind.
 */
export function typeNameOf(file: string): string {
  const kind = kindOf(file);
  if (kind === undefined)
    throw new Error(`content/${file} is of no known kind; src/content-model/kinds.ts lists them.`);
  return kind.typeName;
}

// A page finds its list by the file's name: faqList(file: { name: { eq: "home" } }).
const fileField = `file: File! @link(from: "parent")`;

// Beside its fields, such a file has its name and says whether its text is written.
const ownTypeFields = ["name: String!", "written: Boolean!"];

function define(types: Map<string, string>, name: string, heading: string, fields: readonly string[]): void {
  const definition = [`type ${name}${heading} {`, ...fields.map((line) => `  ${line}`), "}"].join("\n");
  if ((types.get(name) ?? definition) !== definition)
    throw new Error(`Two different shapes are called ${name}.`);
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

// All MDX nodes share one type, so a field that only some kinds require may be absent from the others.
function inCommon(schemas: readonly ObjectField[]): ObjectField {
  const [first, ...others] = schemas;
  if (first === undefined) throw new Error("There is nothing to merge.");
  return others.reduce(
    (merged, schema) => ({
      ...merged,
      properties: { ...merged.properties, ...schema.properties },
      required: merged.required.filter((name) => schema.required.includes(name)),
    }),
    first,
  );
}
