import { isText } from "../fields";
import type { Field } from "../fields";
import { hintWithLength } from "./hint";
import { hasBody } from "../content-type";
import { contentTypes } from "../content-types";

/**
 * Generates the files for completion and hints in VS Code: a JSON Schema for each content type in JSON, and the settings
 * that assign them to files.
 * @returns the text of each file by its path from the project root
 */
export function editorFiles(): ReadonlyMap<string, string> {
  const described = contentTypes.filter((contentType) => !hasBody(contentType));
  const settings = {
    "json.schemas": described.map(({ name, files }) => ({
      fileMatch: [`/content/${files}`],
      url: `./${schemaPath(name)}`,
    })),
  };
  return new Map([
    ...described.map(({ name, description, schema }): [string, string] => [
      schemaPath(name),
      print({
        $schema: "http://json-schema.org/draft-07/schema#",
        title: name,
        ...editorSchema(schema),
        description,
      }),
    ]),
    [".vscode/settings.json", print(settings)],
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
      Object.entries(field.properties).map(([name, inner]) => [name, editorSchema(inner)] as const),
    );
    return { type, description, properties, required, additionalProperties: false };
  }
  if (!isText(field)) return field;
  const description = hintWithLength(field);
  return { type: field.type, description, pattern: field.pattern, patternErrorMessage: description };
}

function print(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
