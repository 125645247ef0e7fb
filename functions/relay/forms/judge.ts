import type { ErrorKey } from "../../../src/forms/schema/kit";
import type { Form, FormWords, Payload } from "./form";
import { fillFacts } from "../site";

/** One thing to correct. */
export interface Correction {
  /** The field's name; "" for the payload as a whole. */
  field: string;
  /** What to do, in the form's own words. */
  words: string;
}

/** Everything in a payload that has to be corrected, in the order of the form's fields; nothing where it may be sent. */
export function correctionsOf<P extends Payload>(form: Form<P>, payload: unknown): Correction[] {
  const errors = form.errors(payload);
  return [...form.fields.map(({ name }) => name), ""].flatMap((field) => {
    const key = errors[field];
    return key === undefined ? [] : [{ field, words: wordsFor(form.words, field, key) }];
  });
}

// No form of ours sends what has no words of its own: an unknown field, or one that the page never fills.
function wordsFor({ inputs, correction }: FormWords, field: string, key: ErrorKey): string {
  return fillFacts(inputs[field]?.errors?.[key] ?? correction.title);
}
