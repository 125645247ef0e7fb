import { createContext, useContext } from "react";

/*
 * Gatsby's own `useStaticQuery` finds its results in the loader, which fetches them; here they are in the page's own
 * data (page-data.ts), which has an integrity.
 */

/** The results of a page's static queries, by hash. */
export type StaticQueryResults = Readonly<Record<string, { data: object } | undefined>>;

/** Gives the components of a live page the results of its static queries. */
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
