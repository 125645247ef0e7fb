import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { prayerForm } from "./relay/forms/prayer";
import { handleForm } from "./relay/handle-form";

/** The body comes as bytes, all that the platform takes, so that this code gives every answer itself. */
export const config: GatsbyFunctionConfig = {
  bodyParser: { raw: { type: "application/*", limit: "6mb" } },
};

/** POST /api/send-prayer-email: mails a prayer request to the ministry. */
export default async function sendPrayerEmail(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  await handleForm(prayerForm, request, response);
}
