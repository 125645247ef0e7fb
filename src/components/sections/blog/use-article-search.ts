import { useEffect, useRef, useState } from "react";
import type { FoundBy } from "../../../search/article-index";

/** A teaching of the blog's index (src/gatsby/blog-index.ts). */
export type IndexedArticle = FoundBy & Queries.ArticleCardFragment & { readable: boolean };

/** What a visitor looks for. */
export interface Sought {
  words: string;
  category: string | undefined;
}

type Search = (sought: Sought) => IndexedArticle[];

/**
 * The search of the blog, and its state, which the page's address keeps. The index is loaded once something is sought that
 * the page itself does not show.
 * @param own the category that the page lists
 * @param categories the values of the categories, with their names
 * @param isShown whether the page itself shows what is sought
 * @param beforeChange is called before the list changes
 */
export function useArticleSearch(
  own: string | undefined,
  categories: Queries.ArticleListFragment["list"]["categories"],
  isShown: (sought: Sought) => boolean,
  beforeChange: () => void,
) {
  const [sought, setSought] = useState<Sought>({ words: "", category: own });
  const [search, setSearch] = useState<{ run: Search }>();
  const [hasFailed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const loading = useRef<Promise<Search>>(undefined);

  const seek = (next: Sought) => {
    beforeChange();
    setSought(next);
    history.replaceState(history.state, "", addressOf(next, own));
    if (search || isShown(next)) return;
    setFailed(false);
    if (loading.current) return;
    loading.current = loadSearch(categories);
    loading.current.then(
      (run) => {
        beforeChange();
        setSearch({ run });
      },
      () => {
        loading.current = undefined;
        setFailed(true);
      },
    );
  };

  const begin = useRef(() => {
    const asked = new URLSearchParams(location.search);
    // What was typed before this page's scripts came goes before what its address says.
    const words = field.current?.value || (asked.get("q") ?? "");
    if (field.current) field.current.value = words;
    const value = asked.get("category") ?? own;
    const category = categories.find((one) => one.value === value)?.value;
    if (words !== "" || category !== own) seek({ words, category });
  });
  useEffect(() => {
    begin.current();
  }, []);

  const found = isShown(sought) ? undefined : search?.run(sought);
  return { field, sought, seek, found, hasFailed: hasFailed && !isShown(sought) };
}

function addressOf({ words, category }: Sought, own: string | undefined): string {
  const asked = new URLSearchParams();
  if (words.trim() !== "") asked.set("q", words);
  if (category !== own) asked.set("category", category ?? "");
  const query = asked.toString();
  return query === "" ? location.pathname : `${location.pathname}?${query}`;
}

async function loadSearch(categories: Queries.ArticleListFragment["list"]["categories"]): Promise<Search> {
  const [{ articleSearch }, answer] = await Promise.all([
    import("../../../search/article-index"),
    fetch("/blog/index.json"),
  ]);
  if (!answer.ok) throw new Error("The index of the blog cannot be loaded.");
  const articles = (await answer.json()) as IndexedArticle[];
  const byWords = articleSearch(articles, new Map(categories.map(({ value, label }) => [value, label])));
  return ({ words, category }) =>
    (words.trim() === "" ? articles : byWords(words)).filter(
      (article) => category === undefined || article.category === category,
    );
}
