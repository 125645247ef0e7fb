import { useEffect, useMemo, useRef, useState } from "react";
import { loadArticleSearch, type ArticleQuery, type ArticleSearch } from "./load-article-search";

/**
 * The search of the blog. The page's address contains the query. The index is loaded when a query needs more than the
 * articles on the page.
 * @param pageCategory the category that the page lists
 * @param isShown whether the page itself shows the results of a query
 * @param beforeChange called before the page's address or the visitor changes the list
 */
export function useArticleSearch(
  pageCategory: string | undefined,
  categories: readonly string[],
  isShown: (query: ArticleQuery) => boolean,
  beforeChange: (changedBy: "address" | "visitor") => void,
) {
  const [query, setQuery] = useState<ArticleQuery>({ text: "", category: pageCategory });
  const [search, setSearch] = useState<{ run: ArticleSearch }>();
  const [hasFailed, setHasFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const loadingSearch = useRef<Promise<void>>(undefined);

  const changeQuery = (newQuery: ArticleQuery, changedBy: "address" | "visitor" = "visitor") => {
    beforeChange(changedBy);
    setQuery(newQuery);
    replaceAddress(addressOf(newQuery, pageCategory));
    if (search || isShown(newQuery)) return;
    setHasFailed(false);
    loadingSearch.current ??= loadArticleSearch().then(
      (run) => {
        beforeChange(changedBy);
        setSearch({ run });
      },
      () => {
        loadingSearch.current = undefined;
        setHasFailed(true);
      },
    );
  };

  const clear = () => {
    if (field.current) field.current.value = "";
    field.current?.focus();
    changeQuery({ ...query, text: "" });
  };

  const startFromAddress = useRef(() => {
    const parameters = new URLSearchParams(location.search);
    // Text that was typed before the scripts loaded takes precedence over the address.
    const text = field.current?.value || (parameters.get("q") ?? "");
    if (field.current) field.current.value = text;
    const value = parameters.get("category") ?? pageCategory;
    const category = categories.find((one) => one === value);
    if (text !== "" || category !== pageCategory) changeQuery({ text, category }, "address");
  });
  useEffect(() => {
    startFromAddress.current();
  }, []);

  const isNeeded = !isShown(query);
  const results = useMemo(() => (isNeeded ? search?.run(query) : undefined), [isNeeded, search, query]);
  return {
    field,
    query,
    change: changeQuery,
    clear,
    results,
    hasFailed: isNeeded && hasFailed,
    isLoading: isNeeded && !search,
  };
}

function addressOf({ text, category }: ArticleQuery, pageCategory: string | undefined): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== "") parameters.set("q", text);
  if (category !== pageCategory) parameters.set("category", category ?? "");
  const query = parameters.toString();
  return query === "" ? location.pathname : `${location.pathname}?${query}`;
}

function replaceAddress(address: string): void {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // Safari allows 100 changes in ten seconds. The search also works if the address does not change.
  }
}
