import { wordsOf } from "./words";

/** The words of texts, and for each word the texts that have it. */
export interface WordIndex {
  /** All words, separated by spaces. */
  words: string;
  /**
   * For each word, the numbers of its texts, each as the difference to the previous one. Numbers are separated by
   * spaces, words by commas.
   */
  lists: string;
}

/** Indexes the words of texts. This takes two thirds of the bytes of a list of words for each text. */
export function indexWords(texts: readonly string[]): WordIndex {
  const textsOf = new Map<string, number[]>();
  for (const [number, text] of texts.entries())
    for (const word of new Set(wordsOf(text))) textsOf.set(word, [...(textsOf.get(word) ?? []), number]);
  const sorted = [...textsOf].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    words: sorted.map(([word]) => word).join(" "),
    lists: sorted
      .map(([, numbers]) => numbers.map((number, at) => number - (numbers[at - 1] ?? 0)).join(" "))
      .join(","),
  };
}

/** Yields each word of an index with the number of each text that has it. */
export function* readWordIndex({ words, lists }: WordIndex): Generator<[word: string, text: number]> {
  const distances = lists.split(",");
  for (const [at, word] of words.split(" ").entries()) {
    let text = 0;
    for (const distance of distances[at]?.split(" ") ?? []) yield [word, (text += Number(distance))];
  }
}
