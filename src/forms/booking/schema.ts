import { type InferType, mixed } from "yup";
import { address, type ErrorKey, filled, limits, line, oneOf, text } from "../schema/kit";
import { formSchema } from "../schema/form-schema";

/** The values of the event type's list. */
export const eventTypes = ["conference", "retreat", "church-service", "workshop", "prayer-summit"] as const;

/** The values of the audience size's list. */
export const audienceSizes = ["50-100", "100-300", "300-500", "500+"] as const;

/** The topics to choose from; they travel in these words. */
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

/** Says whether a text is a day of the calendar, as a date input writes it (HTML, 2.3.5.2: 2026-03-31). */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

/** Says whether something is a list of topics, each once. */
function areTopics(chosen: unknown): chosen is string[] {
  const known: readonly unknown[] = topics;
  return (
    Array.isArray(chosen) &&
    chosen.length <= topics.length &&
    new Set(chosen).size === chosen.length &&
    Array.from<unknown>(chosen).every((topic) => known.includes(topic))
  );
}

/** The booking request, for the form and for the function behind it; nothing is coerced. */
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
  // Judged as one value: yup's lists make an error for each of thousands of entries.
  preferredTopics: mixed(areTopics).typeError(invalid).nonNullable(invalid).defined(required),
  message: text(limits.text),
});

/** A booking request as it travels. */
export type BookingRequest = InferType<typeof bookingPayload.schema>;

/** A form that nobody has touched yet. */
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
