import { isSameChapter, findReference } from "./scripture-references";
import { readWordIndex, type WordIndex } from "./word-index";
import { maxErrorsIn, isNear, wordsOf } from "./words";

export interface SearchableArticle {
  title: string;
  excerpt: string;
  categoryName: string;
  partOf?: { readonly label: string } | null;
  /** The guest who speaks, or the leader. */
  teacher: string;
  headings: string;
  /** The chapters of Scripture to which the teaching refers, such as “1 Corinthians 13; Psalm 23”. */
  references: string;
}

/** The weight of a word in each field. In the text itself, the weight is 1. */
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

/** The factor for a field that contains the whole query as a phrase. */
const phraseFactor = 10;

/** The factors for a word that only begins with a word of the query, and for a word that is only similar. */
const [prefixFactor, similarWordFactor] = [0.5, 0.1];

/** The scores of articles, by article number. */
type Scores = Map<number, number>;

/**
 * Makes a search for teachings.
 * @param articles in the order of the list. An article that cannot be shown is undefined
 * @param index the words of the articles' texts, in the same order
 * @returns a function that finds the teachings for a query, the best match first
 */
export function createArticleSearch<Article extends SearchableArticle>(
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
  const addWeight = (word: string, number: number, weight: number) => {
    const weights = weightsOf.get(word) ?? new Map<number, number>();
    weightsOf.set(word, raiseScore(weights, number, weight));
  };
  for (const [word, number] of readWordIndex(index)) addWeight(word, number, 1);
  for (const { number, fields } of entries)
    for (const { words, weight } of fields)
      for (const word of words) {
        addWeight(word, number, weight);
        wordsOfFields.add(word);
      }
  const vocabulary = [...weightsOf];

  /** Scores the articles for one word of a query. Rare words count more. */
  const scoreWord = (word: string, isAlone: boolean): Scores => {
    // A number or a single letter must be a whole word, because too many words begin with a single letter.
    const isWholeWord = !/^\p{L}/u.test(word) || (word.length === 1 && !isAlone);
    const wordMatches = vocabulary.filter(([one]) => (isWholeWord ? one === word : one.startsWith(word)));
    const isKnown = isWholeWord || wordMatches.some(([one]) => wordsOfFields.has(one));
    const maxErrors = maxErrorsIn(word);
    const similarWords = isKnown ? [] : vocabulary.filter(([one]) => isNear(one, word, maxErrors));
    const scores: Scores = new Map();
    for (const [one, weights] of [...wordMatches, ...similarWords]) {
      const factor = one === word ? 1 : one.startsWith(word) ? prefixFactor : similarWordFactor;
      const rarity = Math.log(1 + articles.length / weights.size);
      for (const [number, weight] of weights) raiseScore(scores, number, weight * factor * rarity);
    }
    return scores;
  };

  const searchByWords = (query: string): Article[] => {
    const queryWords = [...new Set(wordsOf(query))];
    const scores = queryWords.map((word) => scoreWord(word, queryWords.length === 1));
    // A common word, such as “the”, does not exclude articles.
    const rareWords = scores.filter(({ size }) => size <= articles.length / 2);
    const requiredWords = rareWords.length > 0 ? rareWords : scores;
    const rankedArticles = entries
      .map(({ article, number, fields }) => ({
        article,
        hasAllWords: requiredWords.every((one) => one.has(number)),
        rank:
          sum(scores.map((one) => one.get(number) ?? 0)) +
          (queryWords.length > 1 ? scorePhrase(fields, queryWords) : 0),
      }))
      .filter(({ rank }) => rank > 0)
      .sort((one, other) => other.rank - one.rank);
    const completeMatches = rankedArticles.filter(({ hasAllWords }) => hasAllWords);
    const longerWords = queryWords.filter((word) => word.length > 3);
    if (completeMatches.length === 0 && longerWords.length < queryWords.length)
      return searchByWords(longerWords.join(" "));
    // If no article contains all words, the articles with the best ranks are returned.
    const foundArticles =
      completeMatches.length > 0
        ? completeMatches
        : rankedArticles.filter(({ rank }) => rank >= (rankedArticles[0]?.rank ?? 0) / 2);
    return foundArticles.map(({ article }) => article);
  };

  return (query) => {
    const searchedReference = findReference(query);
    const articlesOnChapter = entries
      .map(({ article }) => article)
      .filter(
        ({ references }) =>
          searchedReference && references.split("; ").some((one) => isSameChapter(searchedReference, one)),
      );
    if (!searchedReference || articlesOnChapter.length === 0) return searchByWords(query);
    const matches = searchByWords(searchedReference.otherWords).filter((article) =>
      articlesOnChapter.includes(article),
    );
    return matches.length > 0 ? matches : articlesOnChapter;
  };
}

interface WeightedWords {
  words: readonly string[];
  weight: number;
}

function scorePhrase(fields: readonly WeightedWords[], phrase: readonly string[]): number {
  const isIn = ({ words }: WeightedWords) => ` ${words.join(" ")}`.includes(` ${phrase.join(" ")}`);
  return phraseFactor * sum(fields.filter(isIn).map(({ weight }) => weight));
}

function raiseScore(scores: Scores, number: number, score: number): Scores {
  return scores.set(number, Math.max(score, scores.get(number) ?? 0));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
