import { id } from "../fields";
import type { Kind } from "../kind";
import { form, formField, formOptions } from "../shapes/form";

/** The form “Send Us a Message”. */
export const contactForm: Kind = {
  name: "form-contact",
  typeName: "ContactForm",
  files: "forms/contact.json",
  description: "Every word of the form “Send Us a Message”.",
  schema: form("The form “Send Us a Message”.", {
    name: formField("The visitor's name.", { errors: ["required", "invalid", "tooLong"] }),
    email: formField("The visitor's mail address.", { errors: ["required", "invalid", "tooLong"] }),
    inquiryType: formField("What the message is about.", {
      errors: ["invalid"],
      more: {
        options: formOptions("What to choose from; the first is chosen already.", {
          value: id("What is sent; the server knows it, so change the label and leave this as it is."),
        }),
      },
    }),
    message: formField("The message.", { errors: ["required", "tooLong"] }),
  }),
};
