import booking from "../../content/forms/booking.json";
import contact from "../../content/forms/contact.json";
import prayer from "../../content/forms/prayer.json";
import type { Payload } from "../../src/forms/fields";
import { bookingForm, contactForm, prayerForm } from "../../src/forms/forms";
import { handleForm, type Relay } from "../relay/handle-form";
import { variableNames } from "../relay/settings";
import { withTexts, type FormWithTexts } from "../relay/texts";

/** A form for tests: its handler, and a valid payload with a canary in every text. */
export interface TestForm {
  name: string;
  form: FormWithTexts;
  handle: (request: Request, address: string | undefined, relay: Relay) => Promise<Response>;
  payload: Payload;
  /** Who receives it by `testSettings`. */
  to: readonly string[];
}

const canaries = (...names: string[]): Payload =>
  Object.fromEntries(names.map((name) => [name, `CANARY${name}`]));

function testFormOf(form: FormWithTexts, payload: Payload, to: readonly string[]): TestForm {
  const person = { name: "CANARYname", email: "CANARYemail@example.com" };
  return {
    name: form.name,
    form,
    handle: (...rest) => handleForm(form, ...rest),
    payload: { ...form.empty, ...person, ...payload },
    to,
  };
}

/** The three forms. */
export const testForms: readonly TestForm[] = [
  testFormOf(withTexts(contactForm, contact), canaries("phone", "organization", "eventDate", "message"), [
    "info@example.org",
  ]),
  testFormOf(
    withTexts(bookingForm, booking),
    {
      ...canaries("phone", "organization", "location", "budget", "message"),
      eventType: "church-service",
      eventDate: "2027-03-31",
      audienceSize: "500+",
      preferredTopics: ["Strategic Prayer & Warfare", "Prophetic Activation"],
    },
    ["bookings@example.org"],
  ),
  testFormOf(withTexts(prayerForm, prayer), { requestType: "breakthrough", prayerRequest: "CANARYmessage" }, [
    "team@example.org",
    "second@example.org",
  ]),
];

/** Settings for a mail server on this machine. */
export function testSettings(port: number): Record<string, string> {
  return {
    // A new form's readers too.
    ...Object.fromEntries(variableNames.map((name) => [name, `${name.toLowerCase()}@example.org`])),
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
