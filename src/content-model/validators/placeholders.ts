import { nearest } from "../checks/nearest";
import {
  CyclicPlaceholder,
  fillPlaceholders,
  placeholderNames,
  placeholdersIn,
  UnknownPlaceholder,
} from "../placeholders";
import type { Facts } from "../placeholders";
import type { Mistake } from "../problem";
import type { Validator } from "./validator";

/** Every placeholder must name a fact, and every placeholder that the page fills must be present. */
export const knownPlaceholders: Validator = (text, { facts, field, file }) => {
  const fills = field?.fills ?? [];
  const names = placeholdersIn(text);
  return [
    ...(facts === undefined
      ? []
      : names.filter((name) => !fills.includes(name)).flatMap((name) => judged(name, facts, fills, file))),
    ...fills
      .filter((name) => !names.includes(name))
      .map((name) => ({
        problem: `{${name}} is not in the text, so the visitor would not read it.`,
        fix: `Write {${name}} where it belongs.`,
      })),
  ];
};

/** A brace that is not part of a placeholder would be displayed literally. */
export const pairedBraces: Validator = (text) => {
  if (!/[{}]/.test(text.replace(/\{[^{}]*\}/g, ""))) return [];
  return [
    {
      problem: "has a brace without its partner.",
      fix: "Write placeholders between two braces, such as {leader.name}.",
    },
  ];
};

const holdFacts = ["site.json", "facts.json"];

function judged(name: string, facts: Facts, fills: readonly string[], file: string): Mistake[] {
  try {
    fillPlaceholders(`{${name}}`, facts);
    return [];
  } catch (error) {
    if (error instanceof CyclicPlaceholder) {
      // Cycles are reported in the files of facts only, not where such a fact is referred to.
      if (!holdFacts.includes(file)) return [];
      return [
        {
          problem: error.message,
          fix: "Write one of these facts out in content/site.json or content/facts.json.",
        },
      ];
    }
    if (!(error instanceof UnknownPlaceholder)) throw error;
    // An unknown placeholder within a fact is reported at that fact.
    if (error.placeholder !== name) return [];
    return [{ problem: error.message, fix: suggestion(name, [...placeholderNames(facts), ...fills]) }];
  }
}

function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known) ?? known.find((one) => one.startsWith(`${name}.`));
  if (near !== undefined) return `Did you mean {${near}}?`;
  if (name.startsWith("links."))
    return `Add the link under furtherLinks in content/site.json, with the name ${name.slice("links.".length)}.`;
  return "Write a name that one of these two files has, such as {leader.name} or {gathering.day}.";
}
