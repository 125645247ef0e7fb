import { createContext, useContext } from "react";

/** What a page's static queries have answered, by their hash. */
export type StaticQueryResults = Readonly<Record<string, { data: object } | undefined>>;

export const StaticQueryContext = createContext<StaticQueryResults>({});

/**
 * Replaces Gatsby's module in the published scripts (src/build/webpack/config.ts), which would import its router.
 * @param hash the query's hash, inserted by Gatsby's compiler
 * @throws if the page was published without the result
 */
export function useStaticQuery(hash: string): object {
  const result = useContext(StaticQueryContext)[hash];
  if (!result) throw new Error(`The static query ${hash} has no answer on this page.`);
  return result.data;
}
