import { boolean, type InferType } from "yup";
import { address, type ErrorKey, filled, limits, line, oneOf, text } from "../schema/field-schemas";
import { formSchema } from "../schema/form-schema";

/** The values of the request type select. */
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
 * The schema of the prayer request, shared by the form and its function; no value is coerced. A missing
 * `confidential` counts as true: only a literal false lets the prayer team read the request.
 */
export const prayerPayload = formSchema({
  name: filled(line(limits.name)),
  email: address(),
  requestType: filled(oneOf(requestTypes)),
  prayerRequest: filled(text(limits.text)),
  confidential: boolean().typeError(invalid).nonNullable(invalid).optional(),
});

/** The payload of a prayer request. */
export type PrayerRequest = InferType<typeof prayerPayload.schema>;

/** The initial values of the form. */
export const emptyPrayerRequest = {
  name: "",
  email: "",
  requestType: "",
  prayerRequest: "",
  confidential: false,
} satisfies PrayerRequest;

/**
 * Returns whether only the leader may read a request. It fails closed: only a literal false makes it readable for the
 * prayer team.
 */
export function isConfidential({ confidential }: Readonly<{ confidential?: unknown }>): boolean {
  return confidential !== false;
}
