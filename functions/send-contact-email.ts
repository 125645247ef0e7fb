import { rawBody, registerEndpoint } from "./endpoint";
import { contactForm } from "./relay/forms/contact";

/** POST /api/send-contact-email: mails a contact message to the ministry. */
export default registerEndpoint(contactForm);
export const config = rawBody;
