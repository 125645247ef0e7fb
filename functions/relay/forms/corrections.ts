import type { ErrorKey } from "../../../src/forms/schema/field-schemas";
import type { Form, FormWords, Payload } from "./form";
import { fillFacts } from "../site";

/** One thing to correct. */
export interface Correction {
  /** The field's name; "" for the payload as a whole. */
  field: string;
  /** What to do, in the form's own words. */
  words: string;
}

/** Lists the corrections that a payload needs, in the order of the form's fields; none if it is valid. */
export function correctionsOf<P extends Payload>(form: Form<P>, payload: unknown): Correction[] {
  const errors = form.errors(payload);
  return [...form.fields.map(({ name }) => name), ""].flatMap((field) => {
    const key = errors[field];
    return key === undefined ? [] : [{ field, words: wordsFor(form.words, field, key) }];
  });
}

// The site's own forms cause only errors that have words; the title is for others, such as an unknown field.
function wordsFor({ inputs, correction }: FormWords, field: string, key: ErrorKey): string {
  return fillFacts(inputs[field]?.errors?.[key] ?? correction.title);
}
