import words from "../../../content/forms/booking.json";
import common from "../../../content/forms/common.json";
import { bookingPayload, type BookingRequest } from "../../../src/forms/booking/schema";
import type { Form } from "./form";
import { addresses } from "../site";

/** "Book to Speak". */
export const bookingForm: Form<BookingRequest> = {
  name: "booking",
  words: { ...common, ...words, undelivered: words.failure },
  fields: [
    { name: "name", control: "text", required: true, autocomplete: "name" },
    { name: "email", control: "email", required: true, autocomplete: "email" },
    { name: "phone", control: "hidden", label: "Phone" },
    { name: "organization", control: "text", required: true, autocomplete: "organization" },
    { name: "eventType", control: "select", required: true },
    { name: "eventDate", control: "date", required: true },
    { name: "audienceSize", control: "select", required: true },
    { name: "location", control: "text", required: true },
    { name: "budget", control: "hidden", label: "Budget" },
    { name: "preferredTopics", control: "checkboxes" },
    { name: "message", control: "textarea" },
  ],
  accepts: bookingPayload.accepts,
  errors: bookingPayload.errors,
  recipients: "BOOKING_TO",
  address: addresses.speaking.email,
  subject: "Booking request from the website",
  replyTo: ({ name, email }) => ({ name, address: email }),
};
