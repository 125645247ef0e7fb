import type { ErrorObject } from "ajv";
import type { Mistake } from "../problem";

/** What is wrong with a value and what to write. In: ajv's error, with the schema and the data that it is about. */
export function explain({ keyword, data, params, parentSchema }: ErrorObject): Mistake {
  const hint = hintOf(parentSchema);
  switch (keyword) {
    case "type":
      return {
        problem: `is ${params["type"] === "integer" && isScalar(data) ? "no whole number" : wordsFor(data)}.`,
        fix: `Write ${expected[String(params["type"])] ?? "something else"}. ${hint}`,
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

// 4.5 is none, and neither is 4:30 or "4".
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

/** The sentence for the editor that a schema carries. */
export function hintOf(schema: unknown): string {
  if (typeof schema !== "object" || schema === null || !("description" in schema)) return "";
  return `What goes here: ${String(schema.description)}`;
}

function optionsOf(schema: unknown): string {
  if (typeof schema !== "object" || schema === null || !("enum" in schema) || !Array.isArray(schema.enum))
    return "";
  return schema.enum.map((option) => `"${String(option)}"`).join(", ");
}
