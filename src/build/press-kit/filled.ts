import { holdsPlaceholders } from "../../content-model/fields";
import type { Field } from "../../content-model/fields";
import { fillPlaceholders } from "../../content-model/placeholders";
import type { Facts } from "../../content-model/placeholders";

/**
 * Formats data as visitors read it: placeholders filled, emphasis asterisks removed.
 * @param field the data's field in the content model
 * @param value the data as it is written
 * @param facts the values of placeholders
 */
export function filled(field: Field, value: unknown, facts: Facts): unknown {
  if (field.type === "array" && Array.isArray(value))
    return value.map((entry) => filled(field.items, entry, facts));
  if (field.type === "object" && typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const inner = field.properties[key];
        return [key, inner === undefined ? entry : filled(inner, entry, facts)];
      }),
    );
  }
  if (typeof value !== "string" || !holdsPlaceholders(field)) return value;
  const text = fillPlaceholders(value, facts, field.fills);
  return field.format === "prose" ? text.replaceAll("*", "") : text;
}
