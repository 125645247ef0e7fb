import type { TextField } from "../fields";

/** The field's description with its length limits in words, for tools that cannot count the displayed characters. */
export function hintWithLength(field: TextField): string {
  return [field.description, lengthInWords(field)].filter((part) => part !== "").join(" ");
}

/** Formats length limits as text; empty if there are none. */
export function lengthInWords({ shortest, longest }: Pick<TextField, "shortest" | "longest">): string {
  if (longest === undefined) return shortest === undefined ? "" : `At least ${String(shortest)} characters.`;
  return shortest === undefined
    ? `At most ${String(longest)} characters.`
    : `${String(shortest)} to ${String(longest)} characters.`;
}
