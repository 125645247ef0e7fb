import { posix } from "node:path";
import { stringify } from "yaml";
import {
  isText,
  type Field,
  hasBody,
  type ContentType,
  contentTypeOf,
} from "../src/content-model/content-types";
import { trimBlankLines } from "../src/content-model/text/render";
import { readJson, readMdx } from "../src/content-model/parse";

/**
 * Formats a content file in its canonical form, so that a save changes only edited fields: fields in the order of the
 * model, without empty optional fields.
 * @returns the formatted text. A file with mistakes is returned unchanged, because formatting would remove one of two
 * equal fields before the check could report them.
 */
export function formatContentFile(file: string, source: string): string {
  const contentType = contentTypeOf(file);
  if (contentType === undefined) return source;
  const { data, body, mistakes } = hasBody(contentType) ? readMdx(source) : { ...readJson(source), body: "" };
  return mistakes.length > 0 ? source : writeFields(contentType, data, body);
}

/**
 * Writes a file in its canonical form.
 * @param body the Markdown below the fields; empty for JSON
 * @param earlierFields the fields when the file was opened, whose order is kept
 */
export function writeFields(
  contentType: ContentType,
  data: unknown,
  body: string,
  earlierFields: unknown = {},
): string {
  const fields = sortLike(earlierFields, removeEmptyFields(contentType.schema, data, contentType.files));
  if (!hasBody(contentType)) return `${JSON.stringify(fields, null, 2)}\n`;
  const yaml = stringify(fields, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0, ...plainKeys });
  const text = trimBlankLines(body);
  return `---\n${yaml}---\n${text === "" ? "" : `\n${text}\n`}`;
}

const plainKeys = { defaultKeyType: "PLAIN" } as const;

// An invalid value is not changed, because the check reports it.
function removeEmptyFields(field: Field, value: unknown, file: string): unknown {
  if (isText(field) && field.format === "picture") return makePathRelative(value, file);
  if (field.type === "array")
    return Array.isArray(value) ? value.map((entry) => removeEmptyFields(field.items, entry, file)) : value;
  if (field.type !== "object" || typeof value !== "object" || value === null || Array.isArray(value))
    return value;
  const givenFields = new Map<string, unknown>(Object.entries(value));
  const knownFields = Object.entries(field.properties).flatMap(([name, innerField]) => {
    const entry = removeEmptyFields(innerField, givenFields.get(name), file);
    givenFields.delete(name);
    const isMissing = entry === undefined || (isEmpty(entry) && !field.required.includes(name));
    return isMissing ? [] : [[name, entry] as const];
  });
  return Object.fromEntries([...knownFields, ...givenFields]);
}

// The screen lists the same pictures for every content type, and may write a path relative to another folder.
function makePathRelative(picture: unknown, file: string): unknown {
  const picturePath = typeof picture === "string" ? /(?:^|\/)(pictures\/.+)$/.exec(picture)?.[1] : undefined;
  if (picturePath === undefined) return picture;
  const path = posix.relative(posix.dirname(file), picturePath);
  return path.startsWith(".") ? path : `./${path}`;
}

// An optional flag that is false is left out.
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "" || value === false;
}

/** Sorts the fields of a value like those of an earlier version. A new field stays behind its predecessor. */
function sortLike(order: unknown, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => sortLike(Array.isArray(order) ? order[index] : undefined, entry));
  if (!isObject(value)) return value;
  const previousFields = isObject(order) ? order : {};
  const names = Object.keys(previousFields).filter((name) => name in value);
  Object.keys(value).forEach((name, index, all) => {
    if (!names.includes(name)) names.splice(names.indexOf(all[index - 1] ?? "") + 1, 0, name);
  });
  return Object.fromEntries(names.map((name) => [name, sortLike(previousFields[name], value[name])]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
