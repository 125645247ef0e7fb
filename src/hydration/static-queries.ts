import { createContext, useContext } from "react";

/*
 * Gatsby's own `useStaticQuery` gets its results from the loader, which fetches them. Here the results are in the page's
 * data (page-data.ts), which is protected by an integrity hash.
 */

/** The results of a page's static queries, by hash. */
export type StaticQueryResults = Readonly<Record<string, { data: object } | undefined>>;

export const StaticQueryContext = createContext<StaticQueryResults>({});

/**
 * In the published scripts, this replaces Gatsby's module, which imports the router (src/gatsby/webpack/config.ts).
 * @param hash the query's hash, inserted by Gatsby's compiler
 * @throws if the page was published without the result
 */
export function useStaticQuery(hash: string): object {
  const result = useContext(StaticQueryContext)[hash];
  if (!result) throw new Error(`The data of the static query ${hash} is missing on this page.`);
  return result.data;
}
