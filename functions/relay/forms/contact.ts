import common from "../../../content/forms/common.json";
import words from "../../../content/forms/contact.json";
import { contactPayload, type ContactMessage } from "../../../src/forms/contact/schema";
import type { Form } from "./form";
import { addresses } from "../site";

/** "Send Us a Message". */
export const contactForm: Form<ContactMessage> = {
  name: "contact",
  words: { ...common, ...words, undelivered: words.failure },
  fields: [
    { name: "name", control: "text", required: true, autocomplete: "name" },
    { name: "email", control: "email", required: true, autocomplete: "email" },
    { name: "phone", control: "hidden", label: "Phone" },
    { name: "inquiryType", control: "select", required: true },
    { name: "organization", control: "hidden", label: "Organization" },
    { name: "eventDate", control: "hidden", label: "Event date" },
    { name: "message", control: "textarea", required: true },
  ],
  accepts: contactPayload.accepts,
  errors: contactPayload.errors,
  recipients: "CONTACT_TO",
  address: addresses.general.email,
  subject: "Contact message from the website",
  replyTo: ({ name, email }) => ({ name, address: email }),
};
