import words from "../content/forms/prayer.json";
import { prayerForm } from "../src/forms/forms";
import { rawBody, registerEndpoint } from "./endpoint";

/** POST /api/send-prayer-email: mails a prayer request to the ministry. */
export default registerEndpoint(prayerForm, words);
export const config = rawBody;
