import { isReference } from "../../src/content-model/markdown/bible-reference";

/**
 * Replaces the words of a text with other words. Each letter is replaced by another letter, and vowels get accents: no
 * word of the text remains, equal words remain equal, and different words remain different. Placeholders, addresses,
 * link targets, numbers and punctuation do not change.
 * @param text a text of the content, or a part of one
 * @param lengthens whether words also become longer, by about a third
 */
export function retellWords(text: string, lengthens = true): string {
  if (isReference(text) && book.test(text)) return text.replace(book, otherBook);
  return text.replace(parts, (part: string, word?: string) =>
    word === undefined ? part : retellWord(word, lengthens),
  );
}

// Parts that do not change (placeholders, link targets, addresses, entities, escapes, blanks to fill in), or else
// words.
const parts =
  /\{[^{}]*\}|\]\([^()]*\)|https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|&#?\w+;|\\.|([\p{L}\p{M}]+)/gu;

const from = "abcdefghijklmnopqrstuvwxyz";
const to = "édfgîhjkemrnpqùsvtwxózbcâl";

function retellWord(word: string, lengthens: boolean): string {
  const other = Array.from(word, (letter) => {
    const small = letter.toLowerCase();
    const index = from.indexOf(small);
    const changed = index === -1 ? small : to.charAt(index);
    return letter === small ? changed : changed.toUpperCase();
  }).join("");
  const more = lengthens ? ending.slice(0, Math.round(word.length / 3)) : "";
  return other + (word.length > 1 && word === word.toUpperCase() ? more.toUpperCase() : more);
}

const ending = "ánoréliánoréli";

// A Bible reference must remain one, so its book is replaced by another book.
const book = /(?:[1-3] )?\p{Lu}\p{Ll}+(?= \d)/u;

function otherBook(name: string): string {
  return name === "Isaiah" ? "Jeremiah" : "Isaiah";
}
