import { boolean, mixed, object, string, ValidationError, type ObjectSchema, type Schema } from "yup";
import { cleanAddress, isMailAddress } from "./address";

/**
 * One field of a form. The form, its schema, the mail and the page without script are made from it. Its texts are in
 * content/forms.
 */
export interface Field {
  /** "checkboxes" are several choices from a list, a "checkbox" is yes or no; the page never fills a "hidden" field. */
  control: "text" | "email" | "tel" | "date" | "select" | "textarea" | "checkboxes" | "checkbox" | "hidden";
  required?: true;
  /** The autocomplete token (HTML, 4.10.18.7); for an email or a tel it is the control's name. */
  autoComplete?: string;
  /** The longest text, as `countCharacters` counts it; by default the usual length of the control. */
  max?: number;
  /** The values of the options. */
  values?: readonly string[];
  /** The value that a select starts on. */
  initial?: string;
  /** Whether the field has a row of the form for itself. */
  isWide?: true;
}

/** A form's fields by name, in their order. */
export type Fields = Readonly<Record<string, Field>>;

/** A field's value: a text, several choices, yes or no, or nothing. */
export type FieldValue = string | readonly string[] | boolean | undefined;

/** A form's values by field name. */
export type Payload = Readonly<Record<string, FieldValue>>;

/** The kinds of validation error. Their messages are in the form's content file, inputs.<name>.errors.<key>. */
export type ErrorKey = "required" | "invalid" | "tooLong";

/** The errors of a payload by field; "" is the payload as a whole, for example an unknown field. */
export type Errors = Partial<Record<string, ErrorKey>>;

/** A form, for the browser, the function, the mail and the page without script. */
export interface Form {
  /** Its short name: in its endpoint, its file in content/forms, its setting and the log. */
  name: string;
  /** The address of the page that shows it. */
  page: string;
  /** The URL fragment that leads to it on that page. */
  anchor: string;
  /** Whose mail address in content/site.json is named to visitors who do not use the form. */
  writeTo: "general" | "speaking" | "prayer";
  fields: Fields;
  /** The initial values. */
  initialValues: Payload;
  /** Lists at most one error for each field, in the order of the fields; it fits Formik's `validate`. */
  errorsOf: (payload: unknown) => Errors;
}

/** Describes a form. By default it is on /contact, and its anchor is its name. */
export function describeForm(
  about: Pick<Form, "name" | "writeTo"> & Partial<Pick<Form, "page" | "anchor">>,
  described: Fields,
): Form {
  const all = Object.entries(described).map(([key, field]) => [key, withAutoComplete(field)] as const);
  const fields: Fields = Object.fromEntries(all);
  const shape = Object.fromEntries(all.map(([key, field]) => [key, schemaOf(field)]));
  const schema: ObjectSchema<object> = object(shape).strict().required().exact();
  return {
    page: "/contact",
    anchor: about.name,
    ...about,
    fields,
    initialValues: Object.fromEntries(all.map(([key, field]) => [key, initialValue(field)])),
    errorsOf: (payload) => validate(schema, [...Object.keys(fields), ""], payload),
  };
}

/**
 * Returns whether a payload, valid or not, must only reach the confidential readers. Only a literal false allows the
 * form's other readers.
 */
export function isConfidential({ fields }: Form, payload: Readonly<Record<string, unknown>>): boolean {
  return "confidential" in fields && payload["confidential"] !== false;
}

/** Returns whether a field's label says that it is required. A select that starts on a value needs no check. */
export function isMarked({ required, initial }: Field): boolean {
  return required === true || initial !== undefined;
}

/** Returns the longest text of a field, as counted by `countCharacters`. */
export function limitOf({ control, max }: Field): number {
  if (max !== undefined) return max;
  if (control === "textarea") return 5_000;
  return control === "email" ? 254 : 200; // RFC 5321, 4.5.3.1.3, less the angle brackets.
}

/**
 * Counts the Unicode code points of a text: an emoji of two UTF-16 units counts as one. A line break counts as one,
 * whether it is LF (from the page) or CRLF (from a form that was posted without script).
 */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}

/** Returns whether a text is a valid calendar date in the format of a date input (HTML, 2.3.5.2: 2026-03-31). */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

/** Returns a copy of a payload with its `email` cleaned; all other fields are unchanged. */
export function withCleanAddress(payload: Payload): Payload {
  const { email } = payload;
  return typeof email === "string" ? { ...payload, email: cleanAddress(email) } : payload;
}

function withAutoComplete(field: Field): Field {
  const { control } = field;
  return control === "email" || control === "tel" ? { autoComplete: control, ...field } : field;
}

function initialValue({ control, initial = "" }: Field): FieldValue {
  if (control === "checkbox") return false;
  return control === "checkboxes" ? [] : initial;
}

// Control characters, line and paragraph separators, and lone surrogates, all unsafe in mail headers. A tab, which
// spreadsheet cells leave in a name, is allowed: the mail replaces it with a space.
const unsafeInLine = /[^\P{Cc}\t]|[\p{Zl}\p{Zp}\p{Cs}]/u;

// A visible character: no whitespace, no control character (mails contain none), no default-ignorable code point.
// U+2800 is the Braille blank.
const visibleCharacter = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The schema of a field's value, which is never coerced. Each error's message is an `ErrorKey`, or one of yup's. */
function schemaOf(field: Field): Schema {
  const { control, required, values = [] } = field;
  // A missing answer counts as yes: see isConfidential.
  if (control === "checkbox") return boolean();
  if (control === "checkboxes") {
    // Validated as a single value: yup's array schema would create an error for each of thousands of entries.
    const areKnown = (choices: unknown): choices is string[] =>
      Array.isArray(choices) &&
      new Set(choices).size === choices.length &&
      choices.every((choice: unknown) => values.some((value) => value === choice));
    return mixed(areKnown).defined("required");
  }
  const cleaned = (text: string): string => (control === "email" ? cleanAddress(text) : text);
  let schema = string()
    .defined("required")
    .test("length", "tooLong", (text) => countCharacters(cleaned(text)) <= limitOf(field));
  if (control !== "textarea") schema = schema.test("line", "invalid", (text) => !unsafeInLine.test(text));
  if (required) schema = schema.test("filled", "required", (text) => visibleCharacter.test(text));
  if (control === "email") schema = schema.test("address", "invalid", (text) => isMailAddress(cleaned(text)));
  if (control === "select") schema = schema.oneOf([...values, ""], "invalid");
  if (control === "date") schema = schema.test("day", "invalid", (text) => text === "" || isDay(text));
  return schema;
}

// Formik's own `validationSchema` would replace empty strings by undefined, which these strict schemas reject.
function validate(schema: Schema, names: readonly string[], payload: unknown): Errors {
  try {
    schema.validateSync(payload, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    const found = names.flatMap((name): [string, ErrorKey][] => {
      const keys = all.filter(({ path = "" }) => path === name).map(({ message }) => message);
      // A value that is empty or too long may also be an invalid address or date. All other errors mean an invalid
      // value.
      const key = (["required", "tooLong"] as const).find((each) => keys.includes(each)) ?? "invalid";
      return keys.length > 0 ? [[name, key]] : [];
    });
    return Object.fromEntries(found);
  }
}
