import { string, ValidationError, type Schema, type StringSchema } from "yup";

/** What can be wrong with a field. Its words are in the form's content file, inputs.<name>.errors.<key>. */
export type ErrorKey = "required" | "invalid" | "tooLong";

const required: ErrorKey = "required";
const invalid: ErrorKey = "invalid";
const tooLong: ErrorKey = "tooLong";

/** The longest texts, as `countCharacters` counts. */
export const limits = {
  name: 100,
  email: 254, // RFC 5321, 4.5.3.1.3, less the angle brackets
  line: 200,
  text: 5000,
} as const;

/**
 * Counts Unicode's code points: an emoji of two UTF-16 units is one, and so is a line break, whether it came from the
 * page (LF) or from a form that was posted without script (CRLF). An emoji joined from several, such as a family, is
 * several.
 */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}

/**
 * Says whether a text is a mail address that the ministry can answer: RFC 5321's dot-string before the @,
 * a host name with a dot after it (international letters too) that is no number, no longer than either may be. It is
 * also judged as mail programs read it, since to them a sign such as ⑴ is the three signs that it is made of (UTS 46).
 */
export function isMailAddress(text: string): boolean {
  const address = text.trim();
  // First, since to normalize a long text of accents is long work.
  if (address.lastIndexOf("@") > 64 || address.length > 254) return false;
  return [address, address.normalize("NFKC")].every((form) => mailAddress.test(form));
}

const atom = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~-]+`;
const hostLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const lastLabel = String.raw`(?=[^.]*\p{L})${hostLabel}`;
const mailAddress = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${hostLabel}\.)+${lastLabel}$`, "u");

// Controls, line and paragraph separators, and halves of characters. In a mail's header they would be trouble. A tab,
// which a spreadsheet's cells leave in a name, is written there as a blank.
const notInOneLine = /[^\P{Cc}\t]|[\p{Zl}\p{Zp}\p{Cs}]/u;

// No blank, no control (a mail carries none), nothing that shows nothing by itself. U+2800 is Braille's blank.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text that must be there, if only as an empty one; nothing is turned into one. */
export function text(limit: number): StringSchema<string> {
  return string()
    .typeError(invalid)
    .nonNullable(invalid)
    .defined(required)
    .test("length", tooLong, (value) => countCharacters(value) <= limit);
}

/** A text in one line. */
export function line(limit: number = limits.line): StringSchema<string> {
  return text(limit).test("one-line", invalid, (value) => !notInOneLine.test(value));
}

/** Makes a text one that must say something. */
export function filled(field: StringSchema<string>): StringSchema<string> {
  return field.test("filled", required, (value) => visible.test(value));
}

/** The visitor's mail address, which must be one that can be answered. */
export function address(): StringSchema<string> {
  return filled(line(limits.email)).test("address", invalid, isMailAddress);
}

/** One of a list's values; empty too, unless it is `filled`. */
export function oneOf(values: readonly string[]): StringSchema<string> {
  return line().oneOf([...values, ""], invalid);
}

/**
 * Judges a payload by its schema: at most one error a field, in the fields' order; none when it may be sent.
 * Fits Formik's `validate`. (Its `validationSchema` turns empty texts into undefined first, which these
 * strict schemas refuse.)
 * @param fields the form's fields in the order in which it shows them
 * @returns an error key by field; "" stands for the payload as a whole (something in it that is no field)
 */
export function judge<Name extends string>(
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
    // A mistake inside a list ("preferredTopics[2]") is the list's.
    const keys = all
      .filter(({ path = "" }) => path.replace(/\[.*/, "") === field)
      .map(({ message }) => message);
    // One that is empty or too long may be no address or day either. Whatever else yup may say, an error stays an error.
    if (keys.length > 0) found[field] = [required, tooLong].find((key) => keys.includes(key)) ?? invalid;
  }
  return found;
}
