import { countCharacters, limits } from "./schema/field-schemas";

/**
 * Returns a sentence that tells how many characters of a long text are used.
 * @param words the sentence, with the placeholders {count} and {limit}
 * @param text the current value of the field
 * @param language the site's language, which groups digits in its own way
 */
export function counter(words: string, text: string, language: string): string {
  const inDigits = (count: number) => count.toLocaleString(language);
  return words.replace("{count}", inDigits(countCharacters(text))).replace("{limit}", inDigits(limits.text));
}
