import { knownWords } from "../checks/known-words";
import { placeholderNames, type Facts } from "../placeholders";
import { lineAt, type Remark, type TextRule } from "./remark";

/**
 * Names and addresses of content/site.json that a text repeats literally, so that changes there would not apply to
 * it. Reported as notes.
 */
export const factsWrittenOut: TextRule = ({ written }, { facts }) => {
  if (facts === undefined) return [];
  return factsToName(facts).flatMap(({ placeholder, words }) =>
    placesOf(words, written).map((index): Remark => ({
      kind: "written out",
      line: lineAt(written, index),
      about: `“${words}”`,
      problem: `“${words}” is written out.`,
      fix: `Where it should follow content/site.json, write ${placeholder}.`,
      isNote: true,
    })),
  );
};

// A first name such as Grace is also an ordinary word.
function factsToName(facts: Facts): { placeholder: string; words: string }[] {
  return placeholderNames(facts)
    .filter((name) => /^(?:(?:ministry|leader)\.name|links\..+|addresses\..+\.email)$/.test(name))
    .flatMap((name) => {
      const placeholder = `{${name}}`;
      const words = knownWords(placeholder, facts);
      return words === undefined || words.length < 4 ? [] : [{ placeholder, words }];
    });
}

// Matches whole words only: the beginning of a longer address is a different address.
function placesOf(words: string, text: string): number[] {
  const form = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return Array.from(
    text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}/?])`, "gu")),
    ({ index }) => index,
  );
}
