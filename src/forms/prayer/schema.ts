import { boolean, object, type InferType } from "yup";
import { address, type ErrorKey, filled, judge, limits, line, oneOf, text } from "../schema/kit";

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
export const prayerSchema = object({
  name: filled(line(limits.name)),
  email: address(),
  requestType: filled(oneOf(requestTypes)),
  prayerRequest: filled(text(limits.text)),
  confidential: boolean().typeError(invalid).nonNullable(invalid).optional(),
})
  .strict()
  .exact(invalid);

/** A prayer request as it travels. */
export type PrayerRequest = InferType<typeof prayerSchema>;

/** The fields, in the order in which the form shows them. */
export const prayerFields = [
  "name",
  "email",
  "requestType",
  "prayerRequest",
  "confidential",
] as const satisfies readonly (keyof PrayerRequest)[];

/** A form that nobody has touched yet. */
export const emptyPrayerRequest = {
  name: "",
  email: "",
  requestType: "",
  prayerRequest: "",
  confidential: false,
} satisfies PrayerRequest;

/** What is wrong with a prayer request: see `judge`. */
export function prayerErrors(request: unknown): Partial<Record<keyof PrayerRequest | "", ErrorKey>> {
  return judge(prayerSchema, prayerFields, request);
}

/** Says whether a value is a prayer request that may be sent. */
export function isPrayerRequest(request: unknown): request is PrayerRequest {
  return Object.keys(prayerErrors(request)).length === 0;
}

/** Says whether the leader alone may read a request. It fails closed: only a literal false says otherwise. */
export function isConfidential({ confidential }: PrayerRequest): boolean {
  return confidential !== false;
}
