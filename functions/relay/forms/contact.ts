import common from "../../../content/forms/common.json";
import words from "../../../content/forms/contact.json";
import { contactPayload, type ContactMessage } from "../../../src/forms/contact/schema";
import type { Form } from "./form";
import { addresses } from "../site";

/** The form for messages. */
export const contactForm: Form<ContactMessage> = {
  name: "contact",
  words: { ...common, ...words, mail: { ...common.mail, ...words.mail }, undelivered: words.failure },
  fields: [
    { name: "name", control: "text", required: true, autocomplete: "name" },
    { name: "email", control: "email", required: true, autocomplete: "email" },
    { name: "phone", control: "hidden", label: common.mail.phone },
    { name: "inquiryType", control: "select", required: true },
    { name: "organization", control: "hidden", label: common.mail.organization },
    { name: "eventDate", control: "hidden", label: common.mail.eventDate },
    { name: "message", control: "textarea", required: true },
  ],
  accepts: contactPayload.accepts,
  errors: contactPayload.errors,
  recipients: "CONTACT_TO",
  address: addresses.general.email,
  subject: words.mail.subject,
  replyTo: ({ name, email }) => ({ name, address: email }),
};
