import { object, type InferType } from "yup";
import { address, type ErrorKey, filled, judge, limits, line, oneOf, text } from "../schema/kit";

/** The values of the inquiry type's list; a form may also send none. */
export const inquiryTypes = ["general", "booking"] as const;

/**
 * The contact message, for the form and for the function behind it: exactly these seven texts, nothing
 * coerced. Each error's message is an `ErrorKey`.
 */
export const contactSchema = object({
  name: filled(line(limits.name)),
  email: address(),
  phone: line(),
  inquiryType: oneOf(inquiryTypes),
  organization: line(),
  eventDate: line(),
  message: filled(text(limits.text)),
})
  .strict()
  .exact("invalid" satisfies ErrorKey);

/** A contact message as it travels: every field is there, one that was not filled is an empty string. */
export type ContactMessage = InferType<typeof contactSchema>;

/** The fields, in the order in which the form shows them. */
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

/** What is wrong with a contact message: see `judge`. */
export function contactErrors(message: unknown): Partial<Record<keyof ContactMessage | "", ErrorKey>> {
  return judge(contactSchema, contactFields, message);
}

/** Says whether a value is a contact message that may be sent. */
export function isContactMessage(message: unknown): message is ContactMessage {
  return Object.keys(contactErrors(message)).length === 0;
}
