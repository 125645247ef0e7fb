import { placeholderNames } from "../placeholders";
import { knownPlaceholders } from "../validators/placeholders";
import { nearest } from "../checks/nearest";
import { lineAt, type Remark, type TextRule } from "./remark";

/** A placeholder must name a fact. Other braces are literal text: {like these}. */
export const placeholdersOfText: TextRule = ({ source }, place) =>
  Array.from(source.matchAll(/(?<!\\)\{([A-Za-z][\w.]*)\}/g)).flatMap(
    ({ index, 0: placeholder, 1: name = "" }) => {
      if (place.facts === undefined || !isMeant(name, place.facts)) return [];
      return knownPlaceholders(placeholder, place).map(({ problem, fix }): Remark => ({
        kind: "placeholder",
        line: lineAt(source, index),
        about: placeholder,
        problem,
        fix: `${fix} Where visitors should read the braces, write \\${placeholder}.`,
      }));
    },
  );

// A dotted path, or a single word similar to a fact's name.
function isMeant(name: string, facts: object): boolean {
  return (
    name.includes(".") ||
    nearest(
      name,
      placeholderNames(facts).filter((one) => !one.includes(".")),
    ) !== undefined
  );
}
