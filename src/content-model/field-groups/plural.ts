import { optional, text } from "../fields";
import type { Fields } from "../fields";

/**
 * The fields of a sentence with a number: the forms that every language of the site's kind has, and those that only
 * some have.
 * @param one what the sentence is for with one
 * @param other what it is for with several
 * @param fills the placeholders that the page fills in the form for several
 * @param ofOne those that it fills in the form for one
 */
export function plural(
  one: string,
  other: string,
  fills: readonly string[],
  ofOne: readonly string[] = [],
): Fields {
  const further = (numbers: string) =>
    optional(text(`The same for ${numbers}, in languages that have a form for it.`, { fills }));
  return {
    one: text(one, { fills: ofOne }),
    other: text(other, { fills }),
    zero: further("none"),
    two: further("two"),
    few: further("a few"),
    many: further("many"),
  };
}
