import { emptyBookingRequest } from "../../src/forms/booking/schema";
import { emptyContactMessage } from "../../src/forms/contact/schema";
import { bookingForm } from "../relay/forms/booking";
import { contactForm } from "../relay/forms/contact";
import type { Payload } from "../relay/forms/form";
import { handleForm } from "../relay/handle-form";
import { prayerForm } from "../relay/forms/prayer";
import type { Relay } from "../relay/relay";

/** A form for tests: its handler, and a valid payload with a canary in every text. */
export interface TestForm {
  name: string;
  handle: (request: Request, address: string | undefined, relay: Relay) => Promise<Response>;
  payload: Payload;
  /** Who receives it by `testSettings`. */
  to: readonly string[];
}

/** The three forms. */
export const testForms: readonly TestForm[] = [
  {
    name: "contact",
    handle: (...rest) => handleForm(contactForm, ...rest),
    payload: {
      ...emptyContactMessage,
      name: "CANARYname",
      email: "CANARYemail@example.com",
      phone: "CANARYphone",
      organization: "CANARYorganization",
      eventDate: "CANARYdate",
      message: "CANARYmessage",
    },
    to: ["info@example.org"],
  },
  {
    name: "booking",
    handle: (...rest) => handleForm(bookingForm, ...rest),
    payload: {
      ...emptyBookingRequest,
      name: "CANARYname",
      email: "CANARYemail@example.com",
      phone: "CANARYphone",
      organization: "CANARYorganization",
      eventType: "church-service",
      eventDate: "2027-03-31",
      audienceSize: "500+",
      location: "CANARYlocation",
      budget: "CANARYbudget",
      preferredTopics: ["Strategic Prayer & Warfare", "Prophetic Activation"],
      message: "CANARYmessage",
    },
    to: ["bookings@example.org"],
  },
  {
    name: "prayer",
    handle: (...rest) => handleForm(prayerForm, ...rest),
    payload: {
      name: "CANARYname",
      email: "CANARYemail@example.com",
      requestType: "breakthrough",
      prayerRequest: "CANARYmessage",
      confidential: false,
    },
    to: ["team@example.org", "second@example.org"],
  },
];

/** Settings for a mail server on this machine. */
export function testSettings(port: number): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "website@example.org",
    CONTACT_TO: "info@example.org",
    BOOKING_TO: "bookings@example.org",
    PRAYER_TO: "team@example.org, second@example.org",
    PRAYER_CONFIDENTIAL_TO: "leader@example.org",
    RATE_LIMIT_SITE: "999999",
  };
}

/** One of the three forms. */
export function testForm(name: string): TestForm {
  const form = testForms.find((each) => each.name === name);
  if (!form) throw new Error(`No form is called ${name}.`);
  return form;
}
