import { inquiryTypes } from "../../forms/contact/schema";
import type { ContentType } from "../content-type";
import { form, formField, formLine, formOptions, formText } from "../field-groups/form";

/** The form for messages. */
export const contactForm: ContentType = {
  name: "form-contact",
  title: "Contact form",
  seenOn: "/contact",
  typeName: "ContactForm",
  files: "forms/contact.json",
  description: "The words of the form for messages; what all forms say is in forms/common.json.",
  schema: form("The form for messages.", {
    name: formLine("The visitor's name."),
    email: formLine("The visitor's mail address."),
    inquiryType: formField("What the message is about.", {
      errors: ["invalid"],
      more: { options: formOptions("What to choose from; the first is chosen already.", inquiryTypes) },
    }),
    message: formText("The message."),
  }),
};
