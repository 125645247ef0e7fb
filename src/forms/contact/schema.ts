import { type InferType } from "yup";
import { address, filled, limits, line, oneOf, text } from "../schema/field-schemas";
import { formSchema } from "../schema/form-schema";

/** The values of the inquiry type select; the field may be empty. */
export const inquiryTypes = ["general", "booking"] as const;

/**
 * The schema of the contact message, shared by the form and its function: exactly these seven strings, none coerced.
 * Each error's message is an `ErrorKey`.
 */
export const contactPayload = formSchema({
  name: filled(line(limits.name)),
  email: address(),
  phone: line(),
  inquiryType: oneOf(inquiryTypes),
  organization: line(),
  eventDate: line(),
  message: filled(text(limits.text)),
});

/** The payload of a contact message: every field is present, and an unfilled field is an empty string. */
export type ContactMessage = InferType<typeof contactPayload.schema>;

/** The initial values of the form. */
export const emptyContactMessage: ContactMessage = {
  name: "",
  email: "",
  phone: "",
  inquiryType: "general",
  organization: "",
  eventDate: "",
  message: "",
};
