import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { bookingForm } from "./relay/forms/booking";
import { handleForm } from "./relay/handle-form";

/** The body comes as bytes, all that the platform takes, so that this code gives every answer itself. */
export const config: GatsbyFunctionConfig = {
  bodyParser: { raw: { type: "application/*", limit: "6mb" } },
};

/** POST /api/send-booking-email: mails a booking request to the ministry. */
export default async function sendBookingEmail(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  await handleForm(bookingForm, request, response);
}
