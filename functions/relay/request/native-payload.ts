import type { TextFields } from "./body";
import type { FieldValue, FormField, Payload } from "../forms/form";

/** Says whether a post could be the form's: no field that the form does not have, one value for one that takes one. */
export function fitsForm(fields: readonly FormField<string>[], posted: TextFields): boolean {
  const names = fields.map(({ name }) => name);
  return (
    Array.from(posted.keys()).every((name) => names.includes(name)) &&
    fields.every((field) => !takesOne(field) || valuesOf(field, posted).length <= 1)
  );
}

/**
 * Brings what a browser posted without script into the payload that script would have sent: every text is there,
 * one that was not filled is empty. Of a post that does not fit the form it takes what does.
 */
export function nativePayload(fields: readonly FormField<string>[], posted: TextFields): Payload {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, valuesOf(field, posted))]));
}

function takesOne({ control }: FormField<string>): boolean {
  return control !== "checkboxes" && control !== "checkbox";
}

function valuesOf({ name }: FormField<string>, posted: TextFields): readonly string[] {
  return posted.get(name) ?? [];
}

function valueOf({ control }: FormField<string>, values: readonly string[]): FieldValue {
  if (control === "checkboxes") return values;
  if (control === "checkbox") return isTicked(values);
  return values[0] ?? "";
}

// The page posts a hidden "false" beside the checkbox, which posts "true" or nothing: in whatever order they come, one
// "true" is a yes. Anything else stays what it is, for the schema to refuse.
function isTicked(values: readonly string[]): FieldValue {
  const [first] = values;
  const strange = values.find((value) => value !== "true" && value !== "false");
  return first === undefined ? undefined : (strange ?? values.includes("true"));
}
