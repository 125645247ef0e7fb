import { type InferType, mixed } from "yup";
import { address, type ErrorKey, filled, limits, line, oneOf, text } from "../schema/field-schemas";
import { formSchema } from "../schema/form-schema";

/** The values of the event type select. */
export const eventTypes = ["conference", "retreat", "church-service", "workshop", "prayer-summit"] as const;

/** The values of the audience size select. */
export const audienceSizes = ["50-100", "100-300", "300-500", "500+"] as const;

/** The selectable topics; the payload contains these texts. */
export const topics = [
  "Walking in Spiritual Authority",
  "Strategic Prayer & Warfare",
  "Identity & Kingdom Mindset",
  "Breakthrough & Wholeness",
  "Prophetic Activation",
  "Spirit, Soul and Body Wholeness",
] as const;

const invalid: ErrorKey = "invalid";
const required: ErrorKey = "required";

/** Returns whether a text is a valid calendar date in the format of a date input (HTML, 2.3.5.2: 2026-03-31). */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

/** Returns whether a value is a list of known topics without duplicates. */
function areTopics(chosen: unknown): chosen is string[] {
  const known: readonly unknown[] = topics;
  return (
    Array.isArray(chosen) &&
    chosen.length <= topics.length &&
    new Set(chosen).size === chosen.length &&
    Array.from<unknown>(chosen).every((topic) => known.includes(topic))
  );
}

/** The schema of the booking request, shared by the form and its function; no value is coerced. */
export const bookingPayload = formSchema({
  name: filled(line(limits.name)),
  email: address(),
  phone: line(),
  organization: filled(line()),
  eventType: filled(oneOf(eventTypes)),
  eventDate: filled(line()).test("day", invalid, isDay),
  audienceSize: filled(oneOf(audienceSizes)),
  location: filled(line()),
  budget: line(),
  // Validated as a single value: yup's array schema would create an error for each of thousands of entries.
  preferredTopics: mixed(areTopics).typeError(invalid).nonNullable(invalid).defined(required),
  message: text(limits.text),
});

/** The payload of a booking request. */
export type BookingRequest = InferType<typeof bookingPayload.schema>;

/** The initial values of the form. */
export const emptyBookingRequest: BookingRequest = {
  name: "",
  email: "",
  phone: "",
  organization: "",
  eventType: "",
  eventDate: "",
  audienceSize: "",
  location: "",
  budget: "",
  preferredTopics: [],
  message: "",
};
