import { createContext, useContext } from "react";

/*
 * Gatsby's own `useStaticQuery` gets its results from the loader, which fetches them. Here the results are in the page's
 * data (page-data.ts), which has an integrity.
 */

/** The results of a page's static queries, by hash. */
export type StaticQueryResults = Readonly<Record<string, { data: object } | undefined>>;

export const StaticQueryContext = createContext<StaticQueryResults>({});

/**
 * Replaces Gatsby's module in the published scripts (src/gatsby/webpack/config.ts), which would import its router.
 * @param hash the query's hash, inserted by Gatsby's compiler
 * @throws if the page was published without the result
 */
export function useStaticQuery(hash: string): object {
  const result = useContext(StaticQueryContext)[hash];
  if (!result) throw new Error(`The data of the static query ${hash} is missing on this page.`);
  return result.data;
}
