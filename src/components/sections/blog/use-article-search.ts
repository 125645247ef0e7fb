import { useEffect, useMemo, useRef, useState } from "react";
import { loadArticleSearch, type ArticleQuery, type ArticleSearch } from "./load-article-search";

/**
 * The search of the blog, whose query is part of the page's address. The index is loaded when a query needs more
 * than the articles on the page.
 * @param pageCategory the category that the page lists
 * @param isShown whether the page itself shows the results of a query
 * @param beforeChange is called before the list changes: by the page's address, or by the visitor
 */
export function useArticleSearch(
  pageCategory: string | undefined,
  categories: readonly string[],
  isShown: (query: ArticleQuery) => boolean,
  beforeChange: (by: "address" | "visitor") => void,
) {
  const [query, setQuery] = useState<ArticleQuery>({ words: "", category: pageCategory });
  const [search, setSearch] = useState<{ run: ArticleSearch }>();
  const [hasFailed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const loading = useRef<Promise<void>>(undefined);

  const change = (next: ArticleQuery, by: "address" | "visitor" = "visitor") => {
    beforeChange(by);
    setQuery(next);
    replaceAddress(addressOf(next, pageCategory));
    if (search || isShown(next)) return;
    setFailed(false);
    loading.current ??= loadArticleSearch().then(
      (run) => {
        beforeChange(by);
        setSearch({ run });
      },
      () => {
        loading.current = undefined;
        setFailed(true);
      },
    );
  };

  const clear = () => {
    if (field.current) field.current.value = "";
    field.current?.focus();
    change({ ...query, words: "" });
  };

  const startFromAddress = useRef(() => {
    const parameters = new URLSearchParams(location.search);
    // Text that was typed before the scripts loaded takes precedence over the address.
    const words = field.current?.value || (parameters.get("q") ?? "");
    if (field.current) field.current.value = words;
    const value = parameters.get("category") ?? pageCategory;
    const category = categories.find((one) => one === value);
    if (words !== "" || category !== pageCategory) change({ words, category }, "address");
  });
  useEffect(() => {
    startFromAddress.current();
  }, []);

  const isNeeded = !isShown(query);
  const results = useMemo(() => (isNeeded ? search?.run(query) : undefined), [isNeeded, search, query]);
  return {
    field,
    query,
    change,
    clear,
    found: results,
    hasFailed: isNeeded && hasFailed,
    isLoading: isNeeded && !search,
  };
}

function addressOf({ words, category }: ArticleQuery, pageCategory: string | undefined): string {
  const parameters = new URLSearchParams();
  if (words.trim() !== "") parameters.set("q", words);
  if (category !== pageCategory) parameters.set("category", category ?? "");
  const query = parameters.toString();
  return query === "" ? location.pathname : `${location.pathname}?${query}`;
}

function replaceAddress(address: string): void {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // Safari allows 100 changes in ten seconds. The search works without its address.
  }
}
