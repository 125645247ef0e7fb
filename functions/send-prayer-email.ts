import { rawBody, registerEndpoint } from "./endpoint";
import { prayerForm } from "./relay/forms/prayer";

/** POST /api/send-prayer-email: mails a prayer request to the ministry. */
export default registerEndpoint(prayerForm);
export const config = rawBody;
