import { boolean, mixed, object, string, ValidationError, type ObjectSchema, type Schema } from "yup";
import { cleanAddress, isMailAddress } from "./address";

interface FieldOptions {
  required: true;
  /** The autocomplete token (HTML, 4.10.18.7). By default, an email or tel has the name of its control. */
  autoComplete: string;
  /** The maximum length of the text, as `countCharacters` counts it. The default depends on the control. */
  max: number;
  /** The values of the options. */
  values: readonly string[];
  /** The value that a select starts on. */
  initial: string;
  /** The meaning of a message without an answer. */
  ifMissing: "yes" | "no";
  /** Whether the field is as wide as the form. */
  isWide: true;
}

/** A field that needs some options, can have some other options, and cannot have the rest. */
type FieldOf<Control, RequiredOption extends keyof FieldOptions, AllowedOption extends keyof FieldOptions> = {
  control: Control;
} & Pick<FieldOptions, RequiredOption> &
  Partial<Pick<FieldOptions, AllowedOption>> & {
    [Name in Exclude<keyof FieldOptions, RequiredOption | AllowedOption>]?: never;
  };

/**
 * One field of a form. The form, the schema, the mail and the page without script are made from the fields. The texts
 * are in content/forms. "checkboxes" are several choices from a list. A "checkbox" is yes or no. A required checkbox is
 * a consent: it must be ticked, and drafts do not restore it. The page never fills a "hidden" field.
 */
export type Field =
  | FieldOf<"text" | "email" | "tel" | "textarea", never, "required" | "autoComplete" | "max" | "isWide">
  | FieldOf<"date", never, "required" | "isWide">
  | FieldOf<"select", "values", "required" | "initial" | "isWide">
  | FieldOf<"checkboxes", "values", "required" | "isWide">
  | FieldOf<"checkbox", "required", "isWide" | "autoComplete">
  | FieldOf<"checkbox", "ifMissing", "isWide">
  | FieldOf<"hidden", never, never>;

/** A form's fields by name, in their order. A request counts as confidential unless the request says otherwise. */
export type Fields = Readonly<Record<string, Field>> & {
  readonly confidential?: Extract<Field, { control: "checkbox" }> & { ifMissing: "yes" };
};

/** A field's value: a text, several choices, yes or no, or nothing. */
export type FieldValue = string | readonly string[] | boolean | undefined;

/** A form's values by field name. */
export type Payload = Readonly<Record<string, FieldValue>>;

/** The valid values of described fields. */
type ValuesOf<FormFields extends Fields> = {
  readonly [Name in keyof FormFields]: FormFields[Name]["control"] extends "checkbox"
    ? boolean | undefined
    : FormFields[Name]["control"] extends "checkboxes"
      ? readonly string[]
      : string;
};

type Names<Name extends string = string> = readonly [Name, ...Name[]];

/** A rule for several fields, which is tested once each of them is valid. */
interface Rule<FormFields extends Fields = Fields, ComparedNames extends Names = Names> {
  /** The fields that the rule compares. The first field shows the error. */
  fields: ComparedNames;
  /** The name of the error. Its message is in the form's content file, inputs.<first field>.errors.<error>. */
  error: string;
  /** Returns whether a message obeys the rule. Fields that are not required may be empty. */
  isValid: (values: Pick<ValuesOf<FormFields>, ComparedNames[number]>) => boolean;
}

/**
 * The errors of a payload by field. "" is the payload as a whole, for example an unknown field. An error is "required",
 * "invalid", "tooLong" or the error of a rule. Its message is in the form's content file,
 * inputs.<field>.errors.<error>.
 */
export type Errors = Partial<Record<string, string>>;

/** A form, for the browser, the function, the mail and the page without script. */
export interface Form {
  /** The short name for the endpoint, the file in content/forms, the setting and the log. */
  name: string;
  /** The address of the page that shows the form. */
  page: string;
  /** The URL fragment of the form on that page. */
  anchor: string;
  /** The key of the email address in content/site.json that visitors can use instead of the form. */
  writeTo: "general" | "speaking" | "prayer";
  fields: Fields;
  rules: readonly Pick<Rule, "fields" | "error">[];
  initialValues: Payload;
  /** Lists at most one error for each field, in the order of the fields, as Formik's `validate` expects. */
  errorsOf: (payload: unknown) => Errors;
}

/** Describes a form. By default, the form is on /contact, and its anchor is its name. */
export function describeForm<
  const FormFields extends Fields,
  const ComparedNames extends readonly Names<keyof FormFields & string>[] = [],
>(
  identity: Pick<Form, "name" | "writeTo"> & Partial<Pick<Form, "page" | "anchor">>,
  describedFields: FormFields,
  rules?: { readonly [Index in keyof ComparedNames]: Rule<FormFields, ComparedNames[Index]> },
): Form {
  const allRules = (rules ?? []) as readonly Rule[];
  const fieldEntries = Object.entries<Field>(describedFields).map(
    ([key, field]) => [key, addAutoComplete(field)] as const,
  );
  const fields: Fields = Object.fromEntries(fieldEntries);
  const shape = Object.fromEntries(fieldEntries.map(([key, field]) => [key, schemaOf(field)]));
  const schema: ObjectSchema<object> = object(shape).strict().required().exact();
  return {
    page: "/contact",
    anchor: identity.name,
    ...identity,
    fields,
    rules: allRules,
    initialValues: Object.fromEntries(fieldEntries.map(([key, field]) => [key, initialValue(field)])),
    errorsOf: (payload) => {
      const errors = findErrors(schema, payload);
      for (const { fields: comparedNames, error, isValid } of allRules) {
        const isTested = !["", ...comparedNames].some((name) => errors.has(name));
        if (isTested && !isValid(payload as ValuesOf<Fields>)) errors.set(comparedNames[0], error);
      }
      const names = [...Object.keys(fields), ""].filter((name) => errors.has(name));
      return Object.fromEntries(names.map((name) => [name, errors.get(name)]));
    },
  };
}

/**
 * Returns whether a payload, valid or not, must only reach the confidential readers. Only a literal false allows the
 * form's other readers.
 */
export function isConfidential({ fields }: Form, payload: Readonly<Record<string, unknown>>): boolean {
  return "confidential" in fields && payload["confidential"] !== false;
}

/** Returns whether a checkbox counts as ticked. If a missing answer means yes, only a literal false is no. */
export function isTicked({ ifMissing }: Field, value: FieldValue): boolean {
  return ifMissing === "yes" ? value !== false : value === true;
}

/** Returns whether a field's label is marked as required. This includes a select with an initial value. */
export function isMarked({ required, initial }: Field): boolean {
  return required === true || initial !== undefined;
}

/** Returns the maximum length of a field's text, as `countCharacters` counts it. */
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

/** Returns a copy of a payload with its `email` cleaned. All other fields are unchanged. */
export function cleanEmail(payload: Payload): Payload {
  const { email } = payload;
  return typeof email === "string" ? { ...payload, email: cleanAddress(email) } : payload;
}

function addAutoComplete(field: Field): Field {
  const { control, required } = field;
  // A consent must be given again. Without autocomplete, the browser does not restore it from the history.
  if (control === "checkbox" && required) return { autoComplete: "off", ...field };
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

/** The schema of a field's value, which is never coerced. Each error's message is the error's name, or one of yup's. */
function schemaOf(field: Field): Schema {
  const { control, required, values = [] } = field;
  if (control === "checkbox")
    return required ? boolean().defined("required").oneOf([true], "required") : boolean();
  if (control === "checkboxes") {
    // Validated as a single value: yup's array schema would create an error for each of thousands of entries.
    const areKnown = (choices: unknown): choices is string[] =>
      Array.isArray(choices) &&
      new Set(choices).size === choices.length &&
      choices.every((choice: unknown) => values.some((value) => value === choice));
    return mixed(areKnown)
      .defined("required")
      .test("filled", "required", (choices) => !required || choices.length > 0);
  }
  const cleanText = (text: string): string => (control === "email" ? cleanAddress(text) : text);
  let schema = string()
    .defined("required")
    .test("length", "tooLong", (text) => countCharacters(cleanText(text)) <= limitOf(field));
  if (control !== "textarea") schema = schema.test("line", "invalid", (text) => !unsafeInLine.test(text));
  if (required) schema = schema.test("filled", "required", (text) => visibleCharacter.test(text));
  if (control === "email")
    schema = schema.test("address", "invalid", (text) => text === "" || isMailAddress(cleanText(text)));
  if (control === "select") schema = schema.oneOf([...values, ""], "invalid");
  if (control === "date") schema = schema.test("day", "invalid", (text) => text === "" || isDay(text));
  return schema;
}

// Formik's own `validationSchema` would replace empty strings with undefined, which these strict schemas reject.
function findErrors(schema: Schema, payload: unknown): Map<string, string> {
  const errors = new Map<string, string>();
  try {
    schema.validateSync(payload, { abortEarly: false });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const yupErrors = error.inner.length > 0 ? error.inner : [error];
    // A value that is empty or too long may also be an invalid address or date. All other errors mean an invalid value.
    for (const key of ["required", "tooLong", "invalid"])
      for (const { path = "", message } of yupErrors)
        if (!errors.has(path) && (message === key || key === "invalid")) errors.set(path, key);
  }
  return errors;
}
