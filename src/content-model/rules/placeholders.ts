import { counts } from "../facts";
import type { Message } from "../messages";
import {
  fillPlaceholders,
  placeholderNames,
  placeholdersIn,
  UnknownPlaceholder,
  type Facts,
} from "../placeholders";
import { nearest, type Rule } from "./rule";

/** Every placeholder must name a fact, and every placeholder that the page fills must be present. */
export const knownPlaceholders: Rule = (text, { facts, file }, field) => {
  const fills = field?.fills ?? [];
  const names = placeholdersIn(text);
  const named = facts === undefined ? [] : names.filter((name) => !fills.includes(name));
  return [
    ...named.flatMap((name) => unknownPlaceholder(name, facts ?? {}, fills, file) ?? []),
    ...fills
      .filter((name) => !names.includes(name))
      .map((name) => ({
        problem: `{${name}} is not in the text, so the visitor would not read it.`,
        fix: `Write {${name}} where it belongs.`,
      })),
  ];
};

/** Whether the functions of forms show texts of a file. They have the facts, but none that is counted. */
export function isShownByFunctions(file: string): boolean {
  return file === "frame.json" || file.startsWith("forms/");
}

function unknownPlaceholder(
  name: string,
  facts: Facts,
  fills: readonly string[],
  file: string,
): Message | undefined {
  try {
    fillPlaceholders(`{${name}}`, facts);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnknownPlaceholder)) throw error;
    const { placeholder, message: problem } = error;
    if (counts.includes(placeholder)) {
      const fix = isShownByFunctions(file)
        ? "Write the number here: it is counted from a list, which a form's mails and pages without script do not know."
        : "Write other words here, or publish what it counts: there is none.";
      return { problem, fix };
    }
    // What is wrong within a fact is reported at that fact.
    if (placeholder !== name) return undefined;
    const known = [...placeholderNames(facts), ...fills];
    if (known.includes(name)) {
      const isFact = ["site.json", "facts.json"].includes(file);
      const fix = "Write one of these facts out in content/site.json or content/facts.json.";
      return isFact ? { problem, fix } : undefined;
    }
    const near = nearest(name, known) ?? known.find((one) => one.startsWith(`${name}.`));
    const fix = name.startsWith("links.")
      ? `Add the link under furtherLinks in content/site.json, with the name ${name.slice("links.".length)}.`
      : "Write a name that one of these two files has, such as {leader.name} or {gathering.day}.";
    // A text in quotation marks needs two backslashes.
    const literal = `Where visitors should read the braces, write \\{${name}}, and in the fields of a file \\\\{${name}}.`;
    return { problem, fix: `${near === undefined ? fix : `Did you mean {${near}}?`} ${literal}` };
  }
}
