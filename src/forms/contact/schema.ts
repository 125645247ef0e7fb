import { type InferType } from "yup";
import { address, filled, limits, line, oneOf, text } from "../schema/kit";
import { formSchema } from "../schema/form-schema";

/** The values of the inquiry type's list; a form may also send none. */
export const inquiryTypes = ["general", "booking"] as const;

/**
 * The contact message, for the form and for the function behind it: exactly these seven texts, nothing
 * coerced. Each error's message is an `ErrorKey`.
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

/** A contact message as it travels: every field is there, one that was not filled is an empty string. */
export type ContactMessage = InferType<typeof contactPayload.schema>;

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
