import { plainLetters } from "../text/plain-letters";

/**
 * Splits a text into words in lower case, without accents. Letters and digits are separate words: “1cor” is “1” and
 * “cor”. An apostrophe before one or two letters is removed (“Lord’s”). Other apostrophes separate words (“l’oraison”).
 */
export function wordsOf(text: string): string[] {
  const plainText = plainLetters(text).replace(/['’](?=\p{L}{1,2}(?!\p{L}))/gu, "");
  return plainText.match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** The maximum number of wrong letters in a word. */
export function maxErrorsIn(word: string): number {
  return Math.floor(Math.min(word.length, 8) / 4);
}

/**
 * Whether two words are equal except for typing errors: an extra, missing, wrong or swapped letter.
 * @param maxErrors the maximum number of errors
 */
export function isNear(word: string, otherWord: string, maxErrors: number): boolean {
  if (Math.abs(word.length - otherWord.length) > maxErrors) return false;
  let start = 0;
  while (start < word.length && word[start] === otherWord[start]) start += 1;
  const [a, b] = [word.slice(start), otherWord.slice(start)];
  if (a === "" || b === "") return true;
  if (maxErrors === 0) return false;
  const isNearAfter = (skippedLetters: number, otherSkippedLetters: number) =>
    isNear(a.slice(skippedLetters), b.slice(otherSkippedLetters), maxErrors - 1);
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return isNearAfter(1, 1) || isNearAfter(1, 0) || isNearAfter(0, 1) || (isSwapped && isNearAfter(2, 2));
}
