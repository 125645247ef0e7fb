import type { ErrorObject } from "ajv";
import type { Mistake } from "../problem";

/**
 * Converts a validation error to a message with a fix. The error must include its schema and data (ajv's `verbose`
 * option).
 */
export function explain({ keyword, data, params, parentSchema }: ErrorObject): Mistake {
  const hint = hintOf(parentSchema);
  switch (keyword) {
    case "type":
      return {
        problem: `is ${params["type"] === "integer" && isScalar(data) ? "no whole number" : wordsFor(data)}.`,
        fix: `Write ${expected[String(params["type"])] ?? "something else"}${exampleOf(parentSchema)}. ${hint}`,
      };
    case "minimum":
    case "maximum":
      return {
        problem: `is ${String(data)}; it needs at ${keyword === "minimum" ? "least" : "most"} ${String(params["limit"])}.`,
        fix: hint,
      };
    case "enum":
      return {
        problem: `${JSON.stringify(data)} is none of the options.`,
        fix: `Write one of these: ${optionsOf(parentSchema)}. ${hint}`,
      };
    case "minItems":
      return {
        problem: `has ${entries(data)}; it needs at least ${String(params["limit"])}.`,
        fix: `Add what is missing. ${hint}`,
      };
    case "maxItems":
      return {
        problem: `has ${entries(data)}; it takes at most ${String(params["limit"])}.`,
        fix: `Take some away. ${hint}`,
      };
    default:
      if (typeof data === "string" && data.trim() === "")
        return { problem: "is empty.", fix: `Fill it in. ${hint}` };
      return { problem: `${JSON.stringify(data)} is not written as this field needs it.`, fix: hint };
  }
}

const expected: Readonly<Record<string, string>> = {
  string: "text in quotation marks",
  integer: "a whole number without quotation marks",
  boolean: "true or false without quotation marks",
  array: "a list in [square brackets]",
  object: "fields in {braces}",
};

// An example object with the required fields, for a value of the wrong type.
function exampleOf(schema: unknown): string {
  if (typeof schema !== "object" || schema === null || !("required" in schema)) return "";
  const names = Array.isArray(schema.required) ? schema.required : [];
  if (names.length === 0) return "";
  return `: { ${names.map((name) => `"${String(name)}": …`).join(", ")} }`;
}

// In place of an integer, values such as 4.5, 4:30 and "4" are reported as not being whole numbers.
function isScalar(data: unknown): boolean {
  return typeof data === "number" || typeof data === "string";
}

function wordsFor(data: unknown): string {
  if (data === null) return "null";
  if (Array.isArray(data)) return "a list";
  return typeof data === "string"
    ? "text"
    : typeof data === "object"
      ? "a group of fields"
      : `a ${typeof data}`;
}

function entries(data: unknown): string {
  const { length } = Array.isArray(data) ? data : [];
  return length === 1 ? "1 entry" : `${String(length)} entries`;
}

/** The schema's description for the editor. */
export function hintOf(schema: unknown): string {
  if (typeof schema !== "object" || schema === null || !("description" in schema)) return "";
  return `What goes here: ${String(schema.description)}`;
}

function optionsOf(schema: unknown): string {
  if (typeof schema !== "object" || schema === null || !("enum" in schema) || !Array.isArray(schema.enum))
    return "";
  return schema.enum.map((option) => `"${String(option)}"`).join(", ");
}
