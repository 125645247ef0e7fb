import { isText } from "./fields";
import type { Field, TextField } from "./fields";
import type { Path } from "./problem";

/** A text in the content, with its field's schema. */
export interface WrittenText {
  readonly field: TextField;
  readonly text: string;
  readonly path: Path;
}

/**
 * Yields every text that matches the pattern of its field. Blank texts and values of another type are skipped, since the structure
 * check reports them.
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

// Compiles the pattern as ajv does.
function fits(text: string, { pattern }: TextField): boolean {
  return new RegExp(pattern, "u").test(text);
}
