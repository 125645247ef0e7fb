import { knownWords } from "../checks/known-words";
import { placeholdersIn } from "../placeholders";
import { hintFor } from "./rule";
import type { Rule } from "./rule";

/** The text is as long as its field allows, counted as the visitor reads it. */
export const fittingLength: Rule = (text, place) => {
  const { field, facts } = place;
  const { shortest = 0, longest = Infinity } = field ?? {};
  const read = asRead(text, facts, field?.fills);
  if (read === undefined) return [];
  const length = Array.from(read).length;
  if (length >= shortest && length <= longest) return [];
  const filled = placeholdersIn(text).length > 0 ? " with its placeholders filled" : "";
  const limit = length < shortest ? `at least ${String(shortest)}` : `at most ${String(longest)}`;
  return [
    {
      problem: `has ${characters(length)}${filled}; it needs ${limit}.`,
      fix: `${length < shortest ? "Say more" : "Shorten it"}.${hintFor(place)}`,
    },
  ];
};

function asRead(text: string, facts: object | undefined, fills?: readonly string[]): string | undefined {
  const words = text.replaceAll("*", "");
  if (placeholdersIn(words).length === 0) return words;
  return facts && knownWords(words, facts, fills);
}

function characters(length: number): string {
  return length === 1 ? "1 character" : `${String(length)} characters`;
}
