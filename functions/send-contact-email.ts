import words from "../content/forms/contact.json";
import { contactForm } from "../src/forms/forms";
import { rawBody, registerEndpoint } from "./endpoint";

/** POST /api/send-contact-email: mails a contact message to the ministry. */
export default registerEndpoint(contactForm, words);
export const config = rawBody;
