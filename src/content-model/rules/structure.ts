import type { z } from "zod";
import type { ContentType } from "../content-type";
import type { Field } from "../fields";
import { nearest } from "./rule";
import type { FieldMistake, Message, Path } from "../messages";

type Issue = z.core.$ZodIssue;

/**
 * Validates data against its fields: missing, misspelt or blank fields, wrong types and unknown options.
 * @returns all mistakes
 */
export function structureMistakes({ fields, schema }: ContentType, data: unknown): FieldMistake[] {
  const { issues = [] } = fields.safeParse(data).error ?? {};
  const missing = new Map(
    issues
      .filter((issue) => valueAt(data, issue.path) === undefined)
      .map((issue) => [String(issue.path), issue]),
  );
  // A misspelt field is also a missing field; it is reported once.
  const renamed = new Set<Issue>();
  const unknown = issues.flatMap((issue): FieldMistake[] => {
    if (issue.code !== "unrecognized_keys") return [];
    const group = fieldAt(schema, issue.path);
    const properties = group?.type === "object" ? group.properties : {};
    return issue.keys.map((key) => {
      const isMissing = (name: string) => missing.has(String([...issue.path, name]));
      const names = Object.keys(properties);
      const name = nearest(key, names.filter(isMissing)) ?? nearest(key, names);
      const meant = name === undefined ? undefined : missing.get(String([...issue.path, name]));
      if (meant !== undefined) renamed.add(meant);
      return {
        path: [...(issue.path as Path), key],
        problem: `"${key}" is no field here.`,
        fix:
          name === undefined
            ? `Take it away. The fields here are: ${names.join(", ")}.`
            : `Did you mean "${name}"? ${hintOf(properties[name])}`,
      };
    });
  });
  const others = issues.filter((issue) => issue.code !== "unrecognized_keys" && !renamed.has(issue));
  return [
    ...unknown,
    ...others.map((issue) => ({
      path: issue.path as Path,
      ...explained(issue, fieldAt(schema, issue.path), valueAt(data, issue.path)),
    })),
  ];
}

/** The field at a path of the data; undefined where there is none. */
export function fieldAt(field: Field | undefined, path: readonly PropertyKey[]): Field | undefined {
  return path.reduce<Field | undefined>((parent, key) => {
    if (parent?.type === "array") return parent.items;
    return parent?.type === "object" ? parent.properties[String(key)] : undefined;
  }, field);
}

/** The description of a field for the editor, as messages quote it. */
export function hintOf(field: Field | undefined): string {
  return field === undefined ? "" : `What goes here: ${field.description}`;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

function explained(issue: Issue, field: Field | undefined, value: unknown): Message {
  const hint = hintOf(field);
  if (value === undefined)
    return { problem: `"${String(issue.path.at(-1))}" is missing.`, fix: `Add it. ${hint}` };
  if (issue.code === "invalid_type") {
    const isScalar = typeof value === "number" || typeof value === "string";
    return {
      // In place of an integer, values such as 4.5, 4:30 and "4" are reported as not being whole numbers.
      problem: `is ${field?.type === "integer" && isScalar ? "no whole number" : kindOf(value)}.`,
      fix: `Write ${field === undefined ? "something else" : expected[field.type]}${exampleOf(field)}. ${hint}`,
    };
  }
  if (issue.code === "invalid_value")
    return {
      problem: `${JSON.stringify(value)} is none of the options.`,
      fix: `Write one of these: ${issue.values.map((option) => JSON.stringify(option)).join(", ")}. ${hint}`,
    };
  if (issue.code === "too_small" || issue.code === "too_big") {
    const limit =
      issue.code === "too_small" ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
    if (!Array.isArray(value))
      return { problem: `is ${JSON.stringify(value)}; it needs ${limit}.`, fix: hint };
    const entries = value.length === 1 ? "1 entry" : `${String(value.length)} entries`;
    return issue.code === "too_small"
      ? { problem: `has ${entries}; it needs ${limit}.`, fix: `Add what is missing. ${hint}` }
      : { problem: `has ${entries}; it takes ${limit}.`, fix: `Take some away. ${hint}` };
  }
  if (typeof value === "string" && value.trim() === "")
    return { problem: "is empty.", fix: `Fill it in. ${hint}` };
  return { problem: `${JSON.stringify(value)} is not written as this field needs it.`, fix: hint };
}

const expected: Readonly<Record<Field["type"], string>> = {
  string: "text in quotation marks",
  integer: "a whole number without quotation marks",
  boolean: "true or false without quotation marks",
  array: "a list in [square brackets]",
  object: "fields in {braces}",
};

function kindOf(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "text";
  return typeof value === "object" ? "a group of fields" : `a ${typeof value}`;
}

// An example with the required fields, for a value of the wrong type.
function exampleOf(field: Field | undefined): string {
  if (field?.type !== "object" || field.required.length === 0) return "";
  return `: { ${field.required.map((name) => `"${name}": …`).join(", ")} }`;
}
