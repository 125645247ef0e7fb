import { countCharacters, limits } from "./schema/kit";

/**
 * Says how much of a long text is used.
 * @param words the sentence, with {count} and {limit}
 * @param text what is written so far
 */
export function counter(words: string, text: string): string {
  const inDigits = (count: number) => count.toLocaleString("en-US");
  return words.replace("{count}", inDigits(countCharacters(text))).replace("{limit}", inDigits(limits.text));
}
