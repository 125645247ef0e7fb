import type { TextField } from "../field";

/** The sentence for the editor, with the lengths in words: what shows it cannot count as visitors read. */
export function hintWithLength(field: TextField): string {
  return [field.description, lengthInWords(field)].filter((part) => part !== "").join(" ");
}

/** How long a text may be, in words; empty where its length is free. */
export function lengthInWords({ shortest, longest }: Pick<TextField, "shortest" | "longest">): string {
  if (longest === undefined) return shortest === undefined ? "" : `At least ${String(shortest)} characters.`;
  return shortest === undefined
    ? `At most ${String(longest)} characters.`
    : `${String(shortest)} to ${String(longest)} characters.`;
}
