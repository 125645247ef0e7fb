import words from "../../../content/forms/booking.json";
import common from "../../../content/forms/common.json";
import { bookingPayload, type BookingRequest } from "../../../src/forms/booking/schema";
import type { Form } from "./form";
import { addresses } from "../site";

/** The form to invite the leader to speak. */
export const bookingForm: Form<BookingRequest> = {
  name: "booking",
  words: { ...common, ...words, mail: { ...common.mail, ...words.mail }, undelivered: words.failure },
  fields: [
    { name: "name", control: "text", required: true, autocomplete: "name" },
    { name: "email", control: "email", required: true, autocomplete: "email" },
    { name: "phone", control: "hidden", label: common.mail.phone },
    { name: "organization", control: "text", required: true, autocomplete: "organization" },
    { name: "eventType", control: "select", required: true },
    { name: "eventDate", control: "date", required: true },
    { name: "audienceSize", control: "select", required: true },
    { name: "location", control: "text", required: true },
    { name: "budget", control: "hidden", label: common.mail.budget },
    { name: "preferredTopics", control: "checkboxes" },
    { name: "message", control: "textarea" },
  ],
  accepts: bookingPayload.accepts,
  errors: bookingPayload.errors,
  recipients: "BOOKING_TO",
  address: addresses.speaking.email,
  subject: words.mail.subject,
  replyTo: ({ name, email }) => ({ name, address: email }),
};
