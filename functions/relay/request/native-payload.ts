import type { TextFields } from "./body";
import type { FieldValue, FormField, Payload } from "../forms/form";

/** Returns whether a post fits the form: no unknown field, and no second value of a field with a single value. */
export function matchesForm(fields: readonly FormField<string>[], posted: TextFields): boolean {
  const names = fields.map(({ name }) => name);
  return (
    Array.from(posted.keys()).every((name) => names.includes(name)) &&
    fields.every((field) => !isSingleValue(field) || valuesOf(field, posted).length <= 1)
  );
}

/**
 * Converts a post without script to the payload that script would send: a missing text is an empty one. What does not
 * fit the form is left out.
 */
export function nativePayload(fields: readonly FormField<string>[], posted: TextFields): Payload {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, valuesOf(field, posted))]));
}

function isSingleValue({ control }: FormField<string>): boolean {
  return control !== "checkboxes" && control !== "checkbox";
}

function valuesOf({ name }: FormField<string>, posted: TextFields): readonly string[] {
  return posted.get(name) ?? [];
}

function valueOf({ control }: FormField<string>, values: readonly string[]): FieldValue {
  if (control === "checkboxes") return values;
  if (control === "checkbox") return checkboxValue(values);
  return values[0] ?? "";
}

// The page posts a hidden "false", and "true" for a checked box. Any "true" is a yes, whatever the order; other values
// stay as they are, for the schema to refuse.
function checkboxValue(values: readonly string[]): FieldValue {
  const [first] = values;
  const strange = values.find((value) => value !== "true" && value !== "false");
  return first === undefined ? undefined : (strange ?? values.includes("true"));
}
