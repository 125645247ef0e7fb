import { knownWords } from "../checks/known-words";
import { placeholdersIn } from "../placeholders";
import { hintFor } from "./validator";
import type { Validator } from "./validator";

/**
 * A text must have the length that its field allows. The minimum applies to the text with placeholders filled, the
 * maximum to the text without placeholders, since the editor cannot change the length of a fact.
 */
export const fittingLength: Validator = (text, place) => {
  const { field, facts } = place;
  const { shortest = 0, longest = Infinity } = field ?? {};
  const written = writtenLength(text, field?.fills);
  const beside = placeholdersIn(text).length > 0 ? " beside its placeholders" : "";
  if (written > longest)
    return [
      {
        problem: `has ${characters(written)}${beside}; it needs at most ${String(longest)}.`,
        fix: `Shorten it.${hintFor(place)}`,
      },
    ];
  const read = asRead(text, facts, field?.fills);
  if (read === undefined || lengthOf(read) >= shortest) return [];
  const filled = beside === "" ? "" : " with its placeholders filled";
  return [
    {
      problem: `has ${characters(lengthOf(read))}${filled}; it needs at least ${String(shortest)}.`,
      fix: `Say more.${hintFor(place)}`,
    },
  ];
};

function lengthOf(text: string): number {
  return Array.from(text).length;
}

/**
 * The length that a field's maximum counts, in characters: without asterisks and placeholders. Values filled at runtime
 * are short, so their placeholders count at their written length.
 * @param fills the names of the placeholders that are filled at runtime
 */
export function writtenLength(text: string, fills: readonly string[] = []): number {
  return lengthOf(
    text
      .replaceAll("*", "")
      .replace(/\{([^{}]*)\}/g, (placeholder, name: string) => (fills.includes(name) ? placeholder : "")),
  );
}

function asRead(text: string, facts: object | undefined, fills?: readonly string[]): string | undefined {
  const words = text.replaceAll("*", "");
  if (placeholdersIn(words).length === 0) return words;
  return facts && knownWords(words, facts, fills);
}

function characters(length: number): string {
  return length === 1 ? "1 character" : `${String(length)} characters`;
}
