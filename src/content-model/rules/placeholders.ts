import { countedLists } from "../facts";
import type { TextField } from "../fields";
import type { Explanation, Path } from "../messages";
import {
  fillPlaceholders,
  placeholderNames,
  placeholdersIn,
  UnknownPlaceholder,
  type Facts,
} from "../placeholders";
import { nearestName } from "../near-names";
import type { Rule, RuleContext } from "./rule";

/** Every placeholder must be a fact or be filled by the page. Those that the page fills must all be present. */
export const knownPlaceholders: Rule = (text, context, field) => {
  const { facts } = context;
  const pagePlaceholders = field?.pagePlaceholders ?? [];
  const names = placeholdersIn(text);
  const factNames = facts === undefined ? [] : names.filter((name) => !pagePlaceholders.includes(name));
  return [
    ...factNames.flatMap(
      (name) => placeholderMistake(name, facts ?? {}, pagePlaceholders, context, field) ?? [],
    ),
    ...pagePlaceholders
      .filter((name) => !names.includes(name))
      .map((name) => ({
        problem: `The text does not contain {${name}}, so visitors would not see this value.`,
        fix: `Add {${name}} to the text.`,
      })),
  ];
};

/** Whether the functions of forms show a text. These functions do not have counted facts. */
export function isShownByFunctions(file: string, path: Path): boolean {
  if (file === "site.json") return path.join(".") === "ministry.name";
  return file === "frame.json" || (file.startsWith("forms/") && path[0] !== "next");
}

function placeholderMistake(
  name: string,
  facts: Facts,
  pagePlaceholders: readonly string[],
  { file, paths, isForFunctions }: RuleContext,
  field: TextField | undefined,
): Explanation | undefined {
  try {
    fillPlaceholders(`{${name}}`, facts);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnknownPlaceholder)) throw error;
    const { placeholder, message: problem } = error;
    // The check of site.json reports mistakes within the ministry's name.
    if (placeholder !== name && isShownByFunctions("site.json", name.split("."))) return undefined;
    const listFile = countedLists.get(placeholder);
    if (listFile !== undefined)
      return isForFunctions
        ? {
            problem: `{${name}} cannot be used in the ministry’s name, in texts of forms and mails, or in the header and footer (frame.json), because the build counts the number.`,
            fix: "Write the text instead of the placeholder, such as 6 or “6 weeks”.",
          }
        : uncountedMistake(placeholder, facts, listFile, paths);
    // Mistakes within a fact are reported at that fact.
    if (placeholder !== name) return undefined;
    const knownNames = [...placeholderNames(facts), ...pagePlaceholders];
    if (knownNames.includes(name)) {
      const isFact = ["site.json", "facts.json"].includes(file);
      const fix = "In content/site.json or content/facts.json, replace one of these placeholders with text.";
      return isFact ? { problem, fix } : undefined;
    }
    const nearName = nearestName(name, knownNames) ?? knownNames.find((one) => one.startsWith(`${name}.`));
    const fix = name.startsWith("links.")
      ? 'Add an entry to "furtherLinks" in content/site.json: "name" is a short name in lower-case letters such as podcast, and "url" is the address. Then write {links.podcast}.'
      : "Use a name from one of these files, such as {leader.name} or {gathering.day}.";
    // A text in quotation marks needs two backslashes. The editing screen adds the second backslash itself.
    const literalFix = ` To show the braces to visitors, write ${field === undefined ? "" : "\\"}\\{${name}}.`;
    const nameFix =
      nearName === undefined
        ? fix
        : `Did you mean {${nearName}}?${name.startsWith("links.") ? ` Otherwise: ${fix}` : ""}`;
    return { problem, fix: field?.format === "href" ? nameFix : nameFix + literalFix };
  }
}

/** Reports what is missing for a count: the group of facts, the file with the list, or an available devotional. */
function uncountedMistake(
  placeholder: string,
  facts: Facts,
  listFile: string,
  paths: readonly string[],
): Explanation {
  const [topic = ""] = placeholder.split(".");
  const problem = `The site cannot calculate {${placeholder}}, because`;
  if (facts[topic] === undefined)
    return {
      problem: `${problem} content/facts.json does not have the group "${topic}".`,
      fix: "Add this group, or remove the placeholder.",
    };
  if (listFile.includes("*"))
    return {
      problem: `${problem} it does not find the devotional whose days it counts.`,
      fix: 'Write the title of the devotional as "name" of "devotional" in content/facts.json. The devotional must have the status "available", and slides or "days". Or remove the placeholder.',
    };
  const isMissing = !paths.includes(listFile);
  return {
    problem: `${problem} content/${listFile} ${isMissing ? "is missing" : "has a mistake"}.`,
    fix: `${isMissing ? "Add" : "Correct"} this file, or remove the placeholder.`,
  };
}
