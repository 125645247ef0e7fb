import type { z } from "zod";
import type { ContentType } from "./content-type";
import { hintOf, isText, type Field } from "./fields";
import type { FieldMistake, Explanation, Path } from "./messages";
import { nearestName } from "./near-names";
import { ownValue } from "./placeholders";

type Issue = z.core.$ZodIssue;

/** Validates data against its fields: missing, misspelt or blank fields, wrong types and unknown options. */
export function structureMistakes({ fields, schema }: ContentType, data: unknown): FieldMistake[] {
  const { issues = [] } = fields.safeParse(data, { reportInput: true }).error ?? {};
  const unknownFieldMistakes = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownFields(issue) : [],
  );
  // A misspelt field is also a missing field, but it is reported only once.
  const intendedFields = new Set(
    unknownFieldMistakes.map(({ path, nearName }) => String([...path.slice(0, -1), nearName])),
  );
  return [
    ...unknownFieldMistakes.map(({ path, problem, fix }) => ({ path, problem, fix })),
    ...issues
      .filter(({ code, path }) => code !== "unrecognized_keys" && !intendedFields.has(String(path)))
      .map((issue) => ({
        path: issue.path as Path,
        ...explainIssue(issue, fieldAt(schema, issue.path), isOptional(schema, issue.path)),
      })),
  ];

  function unknownFields({ path, keys, input }: z.core.$ZodIssueUnrecognizedKeys) {
    const group = fieldAt(schema, path);
    const names = Object.keys(group?.type === "object" ? group.properties : {});
    const groupKind = path.length === 0 ? "file" : "group";
    return keys.map((key) => {
      const nearName = nearestName(key, names);
      const emptyGroup = names.find((name) => {
        const field = fieldAt(group, [name]);
        const value = ownValue(input, name);
        return (value === null || value === "") && field?.type === "object" && key in field.properties;
      });
      if (emptyGroup !== undefined)
        return {
          path: [...(path as Path), key],
          nearName: emptyGroup,
          problem: `"${key}" is not indented, so it does not belong to "${emptyGroup}".`,
          fix: `Write two spaces before "${key}", and before each other field of "${emptyGroup}".`,
        };
      return {
        path: [...(path as Path), key],
        nearName,
        problem: `There is no field "${key}" in this ${groupKind}.`,
        fix:
          nearName === undefined || ownValue(input, nearName) !== undefined
            ? `Remove "${key}". The fields of this ${groupKind} are: ${names.join(", ")}.`
            : `Did you mean "${nearName}"?${explainList(nearName, fieldAt(group, [nearName]))}`,
      };
    });
  }
}

function explainList(name: string, field: Field | undefined): string {
  if (field?.type !== "array") return "";
  if (field.items.type !== "object") return ` Write a list of texts: "${name}": ["…", "…"].`;
  return ` Write a list, with each entry in braces: "${name}": [{ … }, { … }].`;
}

export function fieldAt(field: Field | undefined, path: readonly PropertyKey[]): Field | undefined {
  return path.reduce<Field | undefined>((parent, key) => {
    if (parent?.type === "array") return parent.items;
    return parent?.type === "object" ? parent.properties[String(key)] : undefined;
  }, field);
}

function isOptional(schema: Field, path: readonly PropertyKey[]): boolean {
  const parent = path.length === 0 ? undefined : fieldAt(schema, path.slice(0, -1));
  return parent?.type === "object" && !parent.required.includes(String(path.at(-1)));
}

function explainIssue(issue: Issue, field: Field | undefined, isOptionalField: boolean): Explanation {
  const value: unknown = issue.input;
  const hint = hintOf(field);
  if (value === undefined)
    return {
      problem: `"${String(issue.path.at(-1))}" is missing.`,
      fix: `Add this field, such as "${String(issue.path.at(-1))}": ${field ? exampleOf(field) : "…"}. ${hint}`,
    };
  if (typeof value === "string" && value.trim() === "")
    return {
      problem: "is empty.",
      fix: `${isOptionalField ? "Fill in or remove" : "Fill in"} this field. ${hint}`,
    };
  if (issue.code === "invalid_type") {
    const isUnquotedText =
      field?.type === "string" &&
      (typeof value === "number" || typeof value === "boolean") &&
      (!isText(field) || new RegExp(field.pattern, "u").test(String(value)));
    const expectedValue = isUnquotedText
      ? `"${String(value)}", with the quotation marks`
      : describeExpected(field);
    const fix = `Write ${expectedValue}${isOptionalField ? ", or remove this field" : ""}. ${hint}`;
    return { problem: `cannot be ${describeValue(value)}.`, fix };
  }
  if (issue.code === "invalid_value") {
    const options = issue.values.map((option) => JSON.stringify(option)).join(", ");
    return {
      problem: `${JSON.stringify(value)} is not one of the options.`,
      fix: `The options are ${options}. ${hint}`,
    };
  }
  if (issue.code === "too_small" || issue.code === "too_big") {
    const isTooSmall = issue.code === "too_small";
    const limit = isTooSmall ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
    const problem =
      value instanceof Array
        ? `has ${value.length === 1 ? "1 entry" : `${String(value.length)} entries`}, but ${isTooSmall ? "needs" : "may have"} ${limit}.`
        : `is ${JSON.stringify(value)}, but must be ${limit}.`;
    const fix =
      value instanceof Array
        ? `${isTooSmall ? "Add" : "Remove"} entries${isTooSmall && isOptionalField ? ", or remove this field" : ""}. ${hint}`
        : hint;
    return { problem, fix };
  }
  const isDay = typeof value === "string" && field && isText(field) && field.format === "day";
  const missingDay = isDay ? explainMissingDay(value) : undefined;
  if (missingDay) return missingDay;
  if (issue.code === "custom") return { problem: `${JSON.stringify(value)} is ${issue.message}.`, fix: hint };
  const number =
    typeof value === "string" && field && isText(field) ? asNumber(value, field.pattern) : undefined;
  const fix = number === undefined ? hint : `Write the number as "${number}". ${hint}`;
  return { problem: `${JSON.stringify(value)} has the wrong format.`, fix };
}

/** A number without thousands separators and with a decimal point, if the field allows this number. */
function asNumber(text: string, pattern: string): string | undefined {
  if (!/^\d[\d.,'’\s]*$/u.test(text)) return undefined;
  const [, integerPart = "", decimals] = /^(.*?)(?:[.,](\d\d?))?$/u.exec(text.trim()) ?? [];
  const number = [integerPart.replace(/\D/gu, ""), decimals].filter((part) => part !== undefined).join(".");
  return new RegExp(pattern, "u").test(number) ? number : undefined;
}

/** Explains a day that its month does not have, such as 2026-02-30; undefined for other texts. */
function explainMissingDay(text: string): Explanation | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-(?!00)\d\d$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0));
  const name = lastDay.toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
  const days = String(lastDay.getUTCDate());
  return {
    problem: `There is no ${JSON.stringify(text)}: ${name} has ${days} days.`,
    fix: `Write a day from ${text.slice(0, 8)}01 to ${text.slice(0, 8)}${days}.`,
  };
}

const maxExampleCharacters = 120;

function exampleOf(field: Field): string {
  if (field.type === "array") return "[…]";
  if (field.type === "object") {
    const fields = field.required.map((name) => {
      const innerField = field.properties[name];
      return `"${name}": ${innerField ? exampleOf(innerField) : "…"}`;
    });
    const example = `{ ${fields.join(", ")} }`;
    return fields.length > 0 && example.length <= maxExampleCharacters ? example : "{…}";
  }
  if (field.type === "boolean") return "false";
  if (field.type === "integer") return String(Math.max(field.minimum ?? 1, 1));
  const [firstOption] = isText(field) ? [field.format === "day" ? "2026-03-08" : "…"] : field.enum;
  return JSON.stringify(firstOption);
}

const expectedTypes = {
  string: "text in quotation marks",
  integer: "a whole number without quotation marks",
  boolean: "true or false without quotation marks",
  array: "a list in [square brackets]",
};

function describeExpected(field: Field | undefined): string {
  if (field?.type !== "object") return expectedTypes[field?.type ?? "string"];
  return `a group in braces { … } with these fields: ${Object.keys(field.properties).join(", ")}`;
}

function describeValue(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a group of fields" : JSON.stringify(value);
}
