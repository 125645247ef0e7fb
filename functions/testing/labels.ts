import { fillFacts } from "../relay/site";

/** A field of a form, in the words of content/forms. */
interface Input {
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** The label of a field, with its placeholders filled. */
export function labelOf({ label }: Input): string {
  return fillFacts(label);
}

/**
 * The label of the option that sends a value, with its placeholders filled.
 * @throws if the field has no such option
 */
export function optionLabel({ label, options = [] }: Input, value: unknown): string {
  const option = options.find((one) => one.value === value);
  if (!option) throw new Error(`${label} has no option ${String(value)}.`);
  return fillFacts(option.label);
}
