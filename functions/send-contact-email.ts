import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { contactForm } from "./relay/forms/contact";
import { handleForm } from "./relay/handle-form";

/** The body comes as bytes, all that the platform takes, so that this code gives every answer itself. */
export const config: GatsbyFunctionConfig = {
  bodyParser: { raw: { type: "application/*", limit: "6mb" } },
};

/** POST /api/send-contact-email: mails a contact message to the ministry. */
export default async function sendContactEmail(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  await handleForm(contactForm, request, response);
}
