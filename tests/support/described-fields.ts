import { isText, type Field } from "../../src/content-model/fields";
import { hintWithLength } from "../../src/content-model/outputs";

/** A field of a file as the content model describes it. */
export interface DescribedField {
  /** Its path in the file, such as questions.0.answer. */
  path: string;
  hint: string;
  field: Field;
  value: unknown;
}

/**
 * Lists every field of a file, in order.
 * @param field the model of the value
 * @param value the value
 * @param path the value's path in the file
 */
export function describedFields(field: Field, value: unknown, path = ""): DescribedField[] {
  const hint = isText(field) ? hintWithLength(field) : field.description;
  const own = path === "" ? [] : [{ path, hint, field, value }];
  if (field.type === "array") {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return [
      ...own,
      ...entries.flatMap((entry, index) => {
        const inside = describedFields(field.items, entry, `${path}.${String(index)}`);
        // A group in a list is labelled by its number only; its description is the list's, so the group itself is
        // skipped.
        return field.items.type === "object" ? inside.slice(1) : inside;
      }),
    ];
  }
  if (field.type !== "object" || typeof value !== "object" || value === null) return own;
  const inside = Object.entries(field.properties).flatMap(([name, inner]) =>
    describedFields(inner, Reflect.get(value, name), path === "" ? name : `${path}.${name}`),
  );
  return [...own, ...inside];
}
