import { Ajv } from "ajv";
import type { ErrorObject, ValidateFunction } from "ajv";
import { explain, hintOf } from "./explain";
import { ownKeywords, roles } from "../field";
import type { ObjectField } from "../field";
import { nearest } from "./nearest";
import type { Finding, Path } from "../problem";

/**
 * Compares the shape of data with its schema: fields missing, misspelt, blank, of a wrong type, with a value that
 * is none of the options. In: the schema and the data. Out: all findings.
 */
export function structureFindings(schema: ObjectField, data: unknown): Finding[] {
  const validate = compiled(schema);
  if (validate(data)) return [];
  const errors = validate.errors ?? [];
  const renamed = errors
    .filter((error) => error.keyword === "additionalProperties")
    .map((error) => misspelling(error, errors));
  const found = new Set(renamed.map(({ meant }) => meant));
  return [
    ...renamed.map(({ finding }) => finding),
    // A misspelt field is missing too; it is told once.
    ...errors.filter((error) => error.keyword !== "additionalProperties" && !found.has(error)).map(explained),
  ];
}

// Each validator runs a few times only: its code is not worth optimising. What to say is ours (explain.ts).
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  strict: true,
  messages: false,
  code: { optimize: false },
});
ajv.addVocabulary([...ownKeywords]);
// Roles are judged by the rules, with the facts and the folder at hand.
for (const role of roles) ajv.addFormat(role, true);

const validators = new Map<ObjectField, ValidateFunction>();

function compiled(schema: ObjectField): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate;
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

// A JSON pointer such as /hero/actions/1; none of our fields' names holds a slash or a tilde, or is a number.
function pathOf({ instancePath }: ErrorObject): Path {
  return instancePath
    .split("/")
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
