import common from "../../../content/forms/common.json";
import words from "../../../content/forms/prayer.json";
import { isConfidential, prayerPayload, type PrayerRequest } from "../../../src/forms/prayer/schema";
import type { Form } from "./form";
import { addresses } from "../site";

/** The form for prayer requests. Confidential requests have their own recipients, and are refused if none are set. */
export const prayerForm: Form<PrayerRequest> = {
  name: "prayer",
  words: {
    ...common,
    ...words,
    mail: { ...common.mail, ...words.mail },
    undelivered: words.failure,
    notes: [{ text: words.others }, words.emergency],
  },
  fields: [
    { name: "name", control: "text", required: true, autocomplete: "name" },
    { name: "email", control: "email", required: true, autocomplete: "email" },
    { name: "requestType", control: "select", required: true },
    { name: "prayerRequest", control: "textarea", required: true },
    { name: "confidential", control: "checkbox", label: common.mail.confidential },
  ],
  accepts: prayerPayload.accepts,
  errors: prayerPayload.errors,
  recipients: "PRAYER_TO",
  address: addresses.prayer.email,
  confidential: {
    appliesTo: isConfidential,
    recipients: "PRAYER_CONFIDENTIAL_TO",
    unavailable: words.unavailable,
    honeypot: words.honeypotConfidential,
    withoutMail: words.withoutMail,
    withoutMailUnconfirmed: words.withoutMailUnconfirmed,
  },
  // The same for confidential requests: more people see a subject than read the mail.
  subject: words.mail.subject,
  replyTo: ({ name, email }) => ({ name, address: email }),
};
