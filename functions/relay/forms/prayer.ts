import common from "../../../content/forms/common.json";
import words from "../../../content/forms/prayer.json";
import { isConfidential, prayerPayload, type PrayerRequest } from "../../../src/forms/prayer/schema";
import type { Form } from "./form";
import { addresses } from "../site";

/** "Submit Prayer Requests". A confidential one has its own readers, and where there are none it is refused. */
export const prayerForm: Form<PrayerRequest> = {
  name: "prayer",
  words: {
    ...common,
    ...words,
    undelivered: words.failure,
    notes: [{ text: words.others }, words.emergency],
  },
  fields: [
    { name: "name", control: "text", required: true, autocomplete: "name" },
    { name: "email", control: "email", required: true, autocomplete: "email" },
    { name: "requestType", control: "select", required: true },
    { name: "prayerRequest", control: "textarea", required: true },
    { name: "confidential", control: "checkbox", label: "Confidential" },
  ],
  accepts: prayerPayload.accepts,
  errors: prayerPayload.errors,
  recipients: "PRAYER_TO",
  address: addresses.prayer.email,
  confidential: {
    holds: isConfidential,
    recipients: "PRAYER_CONFIDENTIAL_TO",
    unavailable: words.unavailable,
    trapped: words.trappedConfidential,
    withoutMail: words.withoutMail,
    withoutMailUnconfirmed: words.withoutMailUnconfirmed,
  },
  // The same for both: a subject line is seen by more people than the mail.
  subject: "Prayer request from the website",
  replyTo: ({ name, email }) => ({ name, address: email }),
};
