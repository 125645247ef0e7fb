import { isReference } from "../../src/content-model/markdown/bible-reference";

/**
 * Puts other words of the same kind into a text. Each letter becomes another one and vowels get accents, so that no
 * word of the text stays, equal words stay equal and different ones different. Placeholders, addresses, link targets,
 * figures and signs stay.
 * @param text a text of the content, or a part of one
 * @param lengthens whether words also become longer, by about a third
 */
export function retellWords(text: string, lengthens = true): string {
  if (isReference(text) && book.test(text)) return text.replace(book, otherBook);
  return text.replace(parts, (part: string, word?: string) =>
    word === undefined ? part : retellWord(word, lengthens),
  );
}

// What stays as it is: placeholders, link targets, addresses, entities, escapes, blanks to fill in; then the words.
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

// A reference stays one: it names another book of the Bible.
const book = /(?:[1-3] )?\p{Lu}\p{Ll}+(?= \d)/u;

function otherBook(name: string): string {
  return name === "Isaiah" ? "Jeremiah" : "Isaiah";
}
