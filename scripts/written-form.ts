import { posix } from "node:path";
import { stringify } from "yaml";
import {
  isText,
  type Field,
  hasBody,
  type ContentType,
  contentTypeOf,
} from "../src/content-model/content-types";
import { withoutBlankEdges } from "../src/content-model/text/render";
import { readJson, readMdx } from "../src/content-model/parse";

/**
 * Formats a content file in its canonical form, so that a save only changes edited fields: fields in the order of the
 * model, without empty optional fields.
 * @returns the formatted text; a file with mistakes is returned unchanged, because formatting would remove one of two
 * equal fields before the check could report them
 */
export function writtenForm(file: string, source: string): string {
  const contentType = contentTypeOf(file);
  if (contentType === undefined) return source;
  const { data, body, mistakes } = hasBody(contentType) ? readMdx(source) : { ...readJson(source), body: "" };
  return mistakes.length > 0 ? source : writeFields(contentType, data, body);
}

/**
 * Writes a file in its canonical form.
 * @param body the Markdown below the fields; empty for JSON
 * @param earlier the fields when the file was opened; their order is kept
 */
export function writeFields(
  contentType: ContentType,
  data: unknown,
  body: string,
  earlier: unknown = {},
): string {
  const fields = inOrderOf(earlier, withoutEmptyFields(contentType.schema, data, contentType.files));
  if (!hasBody(contentType)) return `${JSON.stringify(fields, null, 2)}\n`;
  const yaml = stringify(fields, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0, ...plainKeys });
  const text = withoutBlankEdges(body);
  return `---\n${yaml}---\n${text === "" ? "" : `\n${text}\n`}`;
}

const plainKeys = { defaultKeyType: "PLAIN" } as const;

// An invalid value is not changed, because the check reports it.
function withoutEmptyFields(field: Field, value: unknown, file: string): unknown {
  if (isText(field) && field.format === "picture") return fromFile(value, file);
  if (field.type === "array")
    return Array.isArray(value) ? value.map((entry) => withoutEmptyFields(field.items, entry, file)) : value;
  if (field.type !== "object" || typeof value !== "object" || value === null || Array.isArray(value))
    return value;
  const givenFields = new Map<string, unknown>(Object.entries(value));
  const knownFields = Object.entries(field.properties).flatMap(([name, inner]) => {
    const entry = withoutEmptyFields(inner, givenFields.get(name), file);
    givenFields.delete(name);
    const missingFields = entry === undefined || (isEmpty(entry) && !field.required.includes(name));
    return missingFields ? [] : [[name, entry] as const];
  });
  return Object.fromEntries([...knownFields, ...givenFields]);
}

// The screen lists the same pictures for every content type, and may write a path relative to another folder.
function fromFile(picture: unknown, file: string): unknown {
  const inFolder = typeof picture === "string" ? /(?:^|\/)(pictures\/.+)$/.exec(picture)?.[1] : undefined;
  if (inFolder === undefined) return picture;
  const path = posix.relative(posix.dirname(file), inFolder);
  return path.startsWith(".") ? path : `./${path}`;
}

// An optional flag that is false is left out.
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "" || value === false;
}

/** Sorts the fields of a value in the order of an earlier version. A new field keeps its predecessor. */
function inOrderOf(earlier: unknown, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => inOrderOf(Array.isArray(earlier) ? earlier[index] : undefined, entry));
  if (!isObject(value)) return value;
  const previousFields = isObject(earlier) ? earlier : {};
  const names = Object.keys(previousFields).filter((name) => name in value);
  Object.keys(value).forEach((name, index, all) => {
    if (!names.includes(name)) names.splice(names.indexOf(all[index - 1] ?? "") + 1, 0, name);
  });
  return Object.fromEntries(names.map((name) => [name, inOrderOf(previousFields[name], value[name])]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
