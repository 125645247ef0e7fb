import type { ErrorObject } from "ajv";
import { explain, hintOf } from "./explain";
import type { ObjectField } from "../field";
import { nearest } from "./nearest";
import type { Finding, Path } from "../problem";
import { validatorOf } from "./schema-validators";

/**
 * Validates data against its schema: missing, misspelt or blank fields, wrong types and unknown options.
 * @returns all findings
 */
export function structureFindings(schema: ObjectField, data: unknown): Finding[] {
  const validate = validatorOf(schema);
  if (validate(data)) return [];
  const errors = validate.errors ?? [];
  const renamed = errors
    .filter((error) => error.keyword === "additionalProperties")
    .map((error) => misspelling(error, errors));
  const found = new Set(renamed.map(({ meant }) => meant));
  return [
    ...renamed.map(({ finding }) => finding),
    // A misspelt field is also a missing field; it is reported once.
    ...errors.filter((error) => error.keyword !== "additionalProperties" && !found.has(error)).map(explained),
  ];
}

function misspelling(
  error: ErrorObject,
  errors: readonly ErrorObject[],
): { finding: Finding; meant: ErrorObject | undefined } {
  const written = param(error, "additionalProperty");
  const missing = errors.filter(
    ({ keyword, instancePath }) => keyword === "required" && instancePath === error.instancePath,
  );
  const known = Object.keys(propertiesOf(error));
  const name =
    nearest(
      written,
      missing.map((one) => param(one, "missingProperty")),
    ) ?? nearest(written, known);
  const fix =
    name === undefined
      ? `Take it away. The fields here are: ${known.join(", ")}.`
      : `Did you mean "${name}"? ${hintOf(propertiesOf(error)[name])}`;
  return {
    finding: { path: [...pathOf(error), written], problem: `"${written}" is no field here.`, fix },
    meant: missing.find((one) => param(one, "missingProperty") === name),
  };
}

function explained(error: ErrorObject): Finding {
  const path = pathOf(error);
  if (error.keyword !== "required") return { path, ...explain(error) };
  const name = param(error, "missingProperty");
  return {
    path: [...path, name],
    problem: `"${name}" is missing.`,
    fix: `Add it. ${hintOf(propertiesOf(error)[name])}`,
  };
}

function propertiesOf({ parentSchema }: ErrorObject): Readonly<Record<string, unknown>> {
  const properties: unknown = parentSchema?.["properties"];
  return typeof properties === "object" && properties !== null ? { ...properties } : {};
}

function param({ params }: ErrorObject, name: string): string {
  return String(params[name]);
}

// A JSON pointer such as /hero/actions/1. No field name contains a slash or a tilde, or is a number.
function pathOf({ instancePath }: ErrorObject): Path {
  return instancePath
    .split("/")
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
