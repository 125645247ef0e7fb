import { isSameChapter, referenceIn } from "./scripture-references";
import { readWordIndex, type WordIndex } from "./word-index";
import { allowedSlips, isNear, wordsOf } from "./words";

/** The fields of a teaching that the search reads. */
export interface SearchableArticle {
  title: string;
  excerpt: string;
  categoryName: string;
  partOf?: { readonly label: string } | null;
  /** The guest who speaks, or the leader. */
  teacher: string;
  headings: string;
  /** The chapters of Scripture that it refers to, as in “1 Corinthians 13; Psalm 23”. */
  references: string;
}

/** The weight of a word in each field; in the text itself, it is 1. */
const fieldWeights: ReadonlyArray<
  [read: (article: SearchableArticle) => string | undefined, weight: number]
> = [
  [({ title }) => title, 8],
  [({ teacher }) => teacher, 4],
  [({ partOf }) => partOf?.label, 4],
  [({ headings }) => headings, 3],
  [({ excerpt }) => excerpt, 3],
  [({ references }) => references, 3],
  [({ categoryName }) => categoryName, 3],
];

/** The factor for a field with all words of the query in order. */
const phraseFactor = 10;

/** The factor for a word that only begins with a word of the query, or is only similar to it. */
const [shareOfBeginning, shareOfSimilar] = [0.5, 0.1];

/** The scores of articles, by article number. */
type Scores = Map<number, number>;

/**
 * Makes a search through teachings.
 * @param articles in the order of the list; undefined if it cannot be shown
 * @param index the words of their texts, by the same numbers
 * @returns a function that finds the teachings for a query, the best first
 */
export function articleSearch<Article extends SearchableArticle>(
  articles: ReadonlyArray<Article | undefined>,
  index: WordIndex,
): (query: string) => Article[] {
  const entries = articles.flatMap((article, number) => {
    if (article === undefined) return [];
    const fields = fieldWeights.map(([read, weight]) => ({ words: wordsOf(read(article) ?? ""), weight }));
    return [{ article, number, fields }];
  });
  const weightsOf = new Map<string, Scores>();
  const wordsOfFields = new Set<string>();
  const add = (word: string, number: number, weight: number) => {
    const weights = weightsOf.get(word) ?? new Map<number, number>();
    weightsOf.set(word, raise(weights, number, weight));
  };
  for (const [word, number] of readWordIndex(index)) add(word, number, 1);
  for (const { number, fields } of entries)
    for (const { words, weight } of fields)
      for (const word of words) {
        add(word, number, weight);
        wordsOfFields.add(word);
      }
  const vocabulary = [...weightsOf];

  /** Scores the articles for one word of a query. Rare words count more. */
  const scoreWord = (word: string, isAlone: boolean): Scores => {
    // Numbers do not have endings, and too many words begin with any single letter.
    const isWhole = !/^\p{L}/u.test(word) || (word.length === 1 && !isAlone);
    const written = vocabulary.filter(([one]) => (isWhole ? one === word : one.startsWith(word)));
    const isKnown = isWhole || written.some(([one]) => wordsOfFields.has(one));
    const slips = allowedSlips(word);
    const similar = isKnown ? [] : vocabulary.filter(([one]) => isNear(one, word, slips));
    const scores: Scores = new Map();
    for (const [one, weights] of [...written, ...similar]) {
      const share = one === word ? 1 : one.startsWith(word) ? shareOfBeginning : shareOfSimilar;
      const rarity = Math.log(1 + articles.length / weights.size);
      for (const [number, weight] of weights) raise(scores, number, weight * share * rarity);
    }
    return scores;
  };

  const byWords = (query: string): Article[] => {
    const queryWords = [...new Set(wordsOf(query))];
    const scores = queryWords.map((word) => scoreWord(word, queryWords.length === 1));
    // A common word, such as “the”, does not exclude articles.
    const rareWords = scores.filter(({ size }) => size <= articles.length / 2);
    const requiredWords = rareWords.length > 0 ? rareWords : scores;
    const rankedArticles = entries
      .map(({ article, number, fields }) => ({
        article,
        isWhole: requiredWords.every((one) => one.has(number)),
        rank:
          sum(scores.map((one) => one.get(number) ?? 0)) +
          (queryWords.length > 1 ? phraseScore(fields, queryWords) : 0),
      }))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => other.rank - one.rank);
    const completeMatches = rankedArticles.filter(({ isWhole }) => isWhole);
    const longerWords = queryWords.filter((word) => word.length > 3);
    if (completeMatches.length === 0 && longerWords.length < queryWords.length)
      return byWords(longerWords.join(" "));
    // If no article has all words, the best ones are returned.
    const foundArticles =
      completeMatches.length > 0
        ? completeMatches
        : rankedArticles.filter(({ rank }) => rank >= (rankedArticles[0]?.rank ?? 0) / 2);
    return foundArticles.map(({ article }) => article);
  };

  return (query) => {
    const searchedReference = referenceIn(query);
    const named = entries
      .map(({ article }) => article)
      .filter(
        ({ references }) =>
          searchedReference && references.split("; ").some((one) => isSameChapter(searchedReference, one)),
      );
    if (!searchedReference || named.length === 0) return byWords(query);
    const matches = byWords(searchedReference.rest).filter((article) => named.includes(article));
    return matches.length > 0 ? matches : named;
  };
}

interface WeightedWords {
  words: readonly string[];
  weight: number;
}

function phraseScore(fields: readonly WeightedWords[], phrase: readonly string[]): number {
  const isIn = ({ words }: WeightedWords) => ` ${words.join(" ")}`.includes(` ${phrase.join(" ")}`);
  return phraseFactor * sum(fields.filter(isIn).map(({ weight }) => weight));
}

function raise(scores: Scores, number: number, score: number): Scores {
  return scores.set(number, Math.max(score, scores.get(number) ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
