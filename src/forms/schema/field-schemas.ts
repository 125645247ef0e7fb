import { string, ValidationError, type Schema, type StringSchema } from "yup";
import { cleanAddress } from "./clean-address";

/** The kinds of validation error. Their messages are in the form's content file, inputs.<name>.errors.<key>. */
export type ErrorKey = "required" | "invalid" | "tooLong";

const required: ErrorKey = "required";
const invalid: ErrorKey = "invalid";
const tooLong: ErrorKey = "tooLong";

/** The maximum lengths of the texts, as counted by `countCharacters`. */
export const limits = {
  name: 100,
  email: 254, // RFC 5321, 4.5.3.1.3, less the angle brackets
  line: 200,
  text: 5000,
} as const;

/**
 * Counts the Unicode code points of a text: an emoji of two UTF-16 units counts as one. A line break counts as one,
 * whether it is LF (from the page) or CRLF (from a form that was posted without script). An emoji joined from several
 * code points, such as a family, counts as several.
 * @param text the text of a field
 */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}

/**
 * Returns whether a text is a mail address that the ministry can reply to: RFC 5321's dot-string before the @, then a
 * host name with a dot (international letters are allowed) that is not a number, both within their maximum lengths.
 * The NFKC form is validated too, because mail programs read a character such as ⑴ as the three characters that it
 * decomposes to (UTS 46).
 * @param text a cleaned address
 */
export function isMailAddress(text: string): boolean {
  const address = text.trim();
  // The length is checked first, because normalising a long text of accents is slow.
  if (address.lastIndexOf("@") > 64 || address.length > 254) return false;
  return [address, address.normalize("NFKC")].every((form) => mailAddress.test(form));
}

const atom = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~-]+`;
const hostLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const lastLabel = String.raw`(?=[^.]*\p{L})${hostLabel}`;
const mailAddress = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${hostLabel}\.)+${lastLabel}$`, "u");

// Control characters, line and paragraph separators, and lone surrogates, all unsafe in mail headers. A tab, which
// spreadsheet cells leave in a name, is allowed: the mail replaces it with a space.
const notInOneLine = /[^\P{Cc}\t]|[\p{Zl}\p{Zp}\p{Cs}]/u;

// A visible character: no whitespace, no control character (mails contain none), no default-ignorable code point.
// U+2800 is the Braille blank.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Creates the schema of a required string, which may be empty; other types are not coerced.
 * @param limit the maximum length
 */
export function text(limit: number): StringSchema<string> {
  return string()
    .typeError(invalid)
    .nonNullable(invalid)
    .defined(required)
    .test("length", tooLong, (value) => countCharacters(value) <= limit);
}

/**
 * Creates the schema of a single-line string.
 * @param limit the maximum length
 */
export function line(limit: number = limits.line): StringSchema<string> {
  return text(limit).test("one-line", invalid, (value) => !notInOneLine.test(value));
}

/**
 * Makes a string schema require at least one visible character.
 * @param field the schema of the string
 */
export function filled(field: StringSchema<string>): StringSchema<string> {
  return field.test("filled", required, (value) => visible.test(value));
}

/** Creates the schema of the visitor's mail address, which is validated after `cleanAddress`. */
export function address(): StringSchema<string> {
  // The length limit applies to the cleaned address, so that a pasted name does not count.
  return filled(line(Infinity))
    .test("address-length", tooLong, (value) => countCharacters(cleanAddress(value)) <= limits.email)
    .test("address", invalid, (value) => isMailAddress(cleanAddress(value)));
}

/**
 * Creates the schema of an option's value. The empty string is allowed too, unless the schema is `filled`.
 * @param values the values of the options
 */
export function oneOf(values: readonly string[]): StringSchema<string> {
  return line().oneOf([...values, ""], invalid);
}

/**
 * Validates a payload by its schema, with at most one error per field, in the order of the fields. It fits Formik's
 * `validate`. (Formik's `validationSchema` replaces empty strings by undefined first, which these strict schemas
 * reject.)
 * @param fields the form's field names in their order
 * @returns the error keys by field, empty for a valid payload; "" stands for the whole payload (for example an
 * unknown field)
 */
export function validate<Name extends string>(
  schema: Schema,
  fields: readonly Name[],
  payload: unknown,
): Partial<Record<Name | "", ErrorKey>> {
  try {
    schema.validateSync(payload, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return firstOfEach(error, fields);
  }
}

function firstOfEach<Name extends string>(
  error: ValidationError,
  fields: readonly Name[],
): Partial<Record<Name | "", ErrorKey>> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const found: Partial<Record<Name | "", ErrorKey>> = {};
  for (const field of [...fields, ""] as const) {
    // An error in a list entry ("preferredTopics[2]") is reported for the list.
    const keys = all
      .filter(({ path = "" }) => path.replace(/\[.*/, "") === field)
      .map(({ message }) => message);
    // A value that is empty or too long may also be an invalid address or date. Any other error of yup is reported
    // too.
    if (keys.length > 0) found[field] = [required, tooLong].find((key) => keys.includes(key)) ?? invalid;
  }
  return found;
}
