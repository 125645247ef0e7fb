import { isText } from "./field";
import type { Field, TextField } from "./field";
import type { Path } from "./problem";

/** A piece of text in the content, with the description of its field. */
export interface WrittenText {
  readonly field: TextField;
  readonly text: string;
  readonly path: Path;
}

/**
 * Every piece of text that stands where a field wants one; what does not fit its field is passed over, because
 * the check of the structure reports it. Blank texts are passed over for the same reason.
 */
export function* textsIn(field: Field, value: unknown, path: Path = []): Generator<WrittenText> {
  if (field.type === "array") {
    if (!Array.isArray(value)) return;
    for (const [index, entry] of value.entries()) yield* textsIn(field.items, entry, [...path, index]);
  } else if (field.type === "object") {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [key, entry] of Object.entries(value)) {
      const inner = field.properties[key];
      if (inner !== undefined) yield* textsIn(inner, entry, [...path, key]);
    }
  } else if (isText(field) && typeof value === "string" && value.trim() !== "" && fits(value, field)) {
    yield { field, text: value, path };
  }
}

// As ajv reads a pattern.
function fits(text: string, { pattern }: TextField): boolean {
  return new RegExp(pattern, "u").test(text);
}
