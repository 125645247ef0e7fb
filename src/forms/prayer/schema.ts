import { boolean, type InferType } from "yup";
import { address, type ErrorKey, filled, limits, line, oneOf, text } from "../schema/kit";
import { formSchema } from "../schema/form-schema";

/** The values of the request type's list. */
export const requestTypes = [
  "healing",
  "breakthrough",
  "family",
  "career",
  "spiritual",
  "protection",
  "other",
] as const;

const invalid: ErrorKey = "invalid";

/**
 * The prayer request, for the form and for the function behind it; nothing is coerced.
 * `confidential` may be missing, and then counts as true: only a literal false lets the prayer team read it.
 */
export const prayerPayload = formSchema({
  name: filled(line(limits.name)),
  email: address(),
  requestType: filled(oneOf(requestTypes)),
  prayerRequest: filled(text(limits.text)),
  confidential: boolean().typeError(invalid).nonNullable(invalid).optional(),
});

/** A prayer request as it travels. */
export type PrayerRequest = InferType<typeof prayerPayload.schema>;

/** A form that nobody has touched yet. */
export const emptyPrayerRequest = {
  name: "",
  email: "",
  requestType: "",
  prayerRequest: "",
  confidential: false,
} satisfies PrayerRequest;

/** Says whether the leader alone may read a request. It fails closed: only a literal false says otherwise. */
export function isConfidential({ confidential }: Readonly<{ confidential?: unknown }>): boolean {
  return confidential !== false;
}
