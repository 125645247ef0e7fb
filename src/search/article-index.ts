import MiniSearch from "minisearch";
import { mayBeOneBook, referenceSought, type Reference } from "./scripture-references";

/** What a teaching is found by. */
export interface FoundBy {
  name: string;
  title: string;
  excerpt: string;
  /** The value of its category. */
  category: string;
  /** The title of its series. */
  series?: string | null;
  speaker?: string | null;
  headings: string;
  /** The chapters of Scripture that it names, as in “1 Corinthians 13”. */
  references: readonly string[];
}

const fields = ["title", "excerpt", "series", "speaker", "headings", "references", "category"];

/** How words are compared, the strictest first; the next is tried where one finds nothing. */
const comparisons = [
  { combineWith: "AND", fuzzy: false },
  // A letter or two may be wrong or swapped.
  { combineWith: "AND", fuzzy: (term: string) => (term.length > 4 ? 2 : term.length > 3 ? 1 : false) },
  { combineWith: "OR", fuzzy: false },
] as const;

/**
 * Makes a search through teachings.
 * @param articles in the order of the list
 * @param categories the names of the categories by their values
 * @returns a function that finds what somebody looks for, the likeliest first
 */
export function articleSearch<Article extends FoundBy>(
  articles: readonly Article[],
  categories: ReadonlyMap<string, string>,
): (words: string) => Article[] {
  const index = new MiniSearch<Article>({
    idField: "name",
    fields,
    extractField: (article, field) => {
      if (field === "category") return categories.get(article.category) ?? "";
      const value = article[field as Exclude<keyof FoundBy, "category">] ?? "";
      return typeof value === "string" ? value : value.join(" ");
    },
    tokenize: wordsOf,
    processTerm: folded,
    searchOptions: { boost: { title: 4, references: 3, series: 2, speaker: 2 } },
  });
  index.addAll(articles);
  const byName = new Map(articles.map((article) => [article.name, article]));

  const byWords = (words: string): Article[] => {
    for (const { combineWith, fuzzy } of comparisons) {
      const terms = wordsOf(words).filter((term) => combineWith === "AND" || term.length > 3);
      const found = index.search(terms.join(" "), { combineWith, fuzzy, prefix: (term) => term.length > 1 });
      if (found.length > 0) return found.flatMap(({ id }) => byName.get(String(id)) ?? []);
    }
    return [];
  };

  return (words) => {
    const sought = referenceSought(words);
    const named =
      sought && articles.filter(({ references }) => references.some((one) => isMeant(sought, one)));
    if (!sought || !named || named.length === 0) return byWords(words);
    if (sought.rest === "") return named;
    const both = byWords(sought.rest).filter((article) => named.includes(article));
    return both.length > 0 ? both : named;
  };
}

function isMeant(sought: Reference, written: string): boolean {
  const one = referenceSought(written);
  return (
    one?.chapter === sought.chapter &&
    one.volume === sought.volume &&
    mayBeOneBook(folded(one.book), folded(sought.book))
  );
}

/** The words of a text; “1cor” are two. */
function wordsOf(text: string): string[] {
  return text.split(/[\s\p{P}]+|(?<=\d)(?=\p{L})/u);
}

/** A word in small letters, without accents. */
function folded(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
