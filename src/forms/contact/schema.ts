import { object, string, ValidationError, type InferType, type StringSchema } from "yup";

/** What can be wrong with a field. Its words are in content/forms/contact.json, inputs.<name>.errors.<key>. */
export type ErrorKey = "required" | "invalid" | "tooLong";

/** The longest text of each field, in characters as a reader counts them (see `countCharacters`). */
export const contactLimits = {
  name: 100,
  email: 254, // RFC 5321, 4.5.3.1.3, less the angle brackets
  phone: 200,
  inquiryType: 200,
  organization: 200,
  eventDate: 200,
  message: 5000,
} as const;

/** The values of the inquiry type's list; a form may also send none. */
export const inquiryTypes = ["general", "booking"] as const;

/**
 * Counts what a reader would call characters: an emoji of two UTF-16 units is one, and so is a line
 * break, whether it came from the page (LF) or from a form that was posted without script (CRLF).
 */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}

/**
 * Says whether a text is a mail address that the ministry can answer: RFC 5321's dot-string before the @,
 * a host name with a dot after it (international letters too), no longer than either may be.
 */
export function isMailAddress(text: string): boolean {
  const address = text.trim();
  const at = address.lastIndexOf("@");
  return at <= 64 && address.length <= 254 && mailAddress.test(address);
}

const atom = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~-]+`;
const hostLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const mailAddress = new RegExp(String.raw`^${atom}(?:\.${atom})*@${hostLabel}(?:\.${hostLabel})+$`, "u");

// Controls, line and paragraph separators, and halves of characters. In a mail's header they would be trouble.
const notInOneLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

const required: ErrorKey = "required";
const invalid: ErrorKey = "invalid";
const tooLong: ErrorKey = "tooLong";

function text(limit: number): StringSchema<string> {
  return string()
    .typeError(invalid)
    .nonNullable(invalid)
    .defined(required)
    .test("length", tooLong, (value) => countCharacters(value) <= limit);
}

function line(limit: number): StringSchema<string> {
  return text(limit).test("one-line", invalid, (value) => !notInOneLine.test(value));
}

function filled(field: StringSchema<string>): StringSchema<string> {
  return field.test("filled", required, (value) => value.trim() !== "");
}

/**
 * The contact message, for the form and for the function behind it: exactly these seven texts, nothing
 * coerced. Each error's message is an `ErrorKey`.
 */
export const contactSchema = object({
  name: filled(line(contactLimits.name)),
  email: filled(line(contactLimits.email)).test(
    "address",
    invalid,
    // An address that is empty or too long has its own message.
    (value) => value.trim() === "" || countCharacters(value) > contactLimits.email || isMailAddress(value),
  ),
  phone: line(contactLimits.phone),
  inquiryType: line(contactLimits.inquiryType).oneOf([...inquiryTypes, ""], invalid),
  organization: line(contactLimits.organization),
  eventDate: line(contactLimits.eventDate),
  message: filled(text(contactLimits.message)),
})
  .strict()
  .required(invalid)
  .exact(invalid);

/** A contact message as it travels: every field is there, one that was not filled is an empty string. */
export type ContactMessage = InferType<typeof contactSchema>;

/** A field's name, or "" for the message as a whole (something in it that is no field of this form). */
export type ContactErrors = Partial<Record<keyof ContactMessage | "", ErrorKey>>;

/** The fields, in the order in which a form shows them. */
export const contactFields = [
  "name",
  "email",
  "phone",
  "inquiryType",
  "organization",
  "eventDate",
  "message",
] as const satisfies readonly (keyof ContactMessage)[];

/** A form that nobody has touched yet. */
export const emptyContactMessage: ContactMessage = {
  name: "",
  email: "",
  phone: "",
  inquiryType: "general",
  organization: "",
  eventDate: "",
  message: "",
};

/**
 * Judges a contact message: at most one error a field, in the fields' order; none when it may be sent.
 * Fits Formik's `validate`. (Its `validationSchema` turns empty texts into undefined first, which this
 * strict schema refuses.)
 */
export function contactErrors(message: unknown): ContactErrors {
  try {
    contactSchema.validateSync(message, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return firstOfEach(error);
  }
}

/** Says whether a value is a contact message that may be sent. */
export function isContactMessage(message: unknown): message is ContactMessage {
  return Object.keys(contactErrors(message)).length === 0;
}

function firstOfEach(error: ValidationError): ContactErrors {
  const all = error.inner.length > 0 ? error.inner : [error];
  const found: ContactErrors = {};
  for (const field of [...contactFields, ""] as const) {
    const keys = all.filter(({ path }) => (path ?? "") === field).map(({ message }) => message);
    // Whatever else yup may say, an error stays an error.
    if (keys.length > 0) found[field] = [required, tooLong].find((key) => keys.includes(key)) ?? invalid;
  }
  return found;
}
