import type { TextFields } from "./body";
import type { FieldValue, FormField, Payload } from "./form";

/**
 * Brings what a browser posted without script into the payload that script would have sent: every text is there,
 * one that was not filled is empty. Undefined where the post holds a field that the form does not have, or two
 * values for one that takes one.
 */
export function nativePayload(fields: readonly FormField<string>[], posted: TextFields): Payload | undefined {
  const names = fields.map(({ name }) => name);
  if (Array.from(posted.keys()).some((name) => !names.includes(name))) return undefined;
  if (fields.some((field) => takesOne(field) && valuesOf(field, posted).length > 1)) return undefined;
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
  // The page posts a hidden "false" before the checkbox, which posts "true" or nothing: the last one counts.
  if (control === "checkbox") return yesOrNo(values.at(-1));
  return values[0] ?? "";
}

// Anything else stays what it is, for the schema to refuse.
function yesOrNo(text: string | undefined): FieldValue {
  if (text === "true") return true;
  return text === "false" ? false : text;
}
