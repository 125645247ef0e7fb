import { wordsOf } from "./words";

/** The words of texts, and for each word the texts that contain it. */
export interface WordIndex {
  /** All words, separated by spaces. */
  words: string;
  /**
   * For each word, the numbers of its texts. Each number is written as the difference from the previous number. Numbers
   * are separated by spaces, words by commas.
   */
  lists: string;
}

/** Indexes the words of texts. The index is a third smaller than a list of the words of each text. */
export function indexWords(texts: readonly string[]): WordIndex {
  const textsOf = new Map<string, number[]>();
  for (const [number, text] of texts.entries())
    for (const word of new Set(wordsOf(text))) textsOf.set(word, [...(textsOf.get(word) ?? []), number]);
  const sortedEntries = [...textsOf].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    words: sortedEntries.map(([word]) => word).join(" "),
    lists: sortedEntries
      .map(([, numbers]) => numbers.map((number, index) => number - (numbers[index - 1] ?? 0)).join(" "))
      .join(","),
  };
}

/** Yields each word of an index, once for each text that contains it, with the number of the text. */
export function* readWordIndex({ words, lists }: WordIndex): Generator<[word: string, text: number]> {
  const distances = lists.split(",");
  for (const [index, word] of words.split(" ").entries()) {
    let text = 0;
    for (const distance of distances[index]?.split(" ") ?? []) yield [word, (text += Number(distance))];
  }
}
