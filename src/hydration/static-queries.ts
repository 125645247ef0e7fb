import { createContext, useContext } from "react";

/** What a page's static queries have answered, by their hash. */
export type StaticQueryResults = Readonly<Record<string, { data: object } | undefined>>;

export const StaticQueryContext = createContext<StaticQueryResults>({});

/**
 * Stands in for Gatsby's own in the published scripts (src/build/bundles/webpack.ts), which would bring its router along.
 * @param hash what Gatsby's compiler puts in the query's place
 * @throws where the page was published without the answer
 */
export function useStaticQuery(hash: string): object {
  const result = useContext(StaticQueryContext)[hash];
  if (!result) throw new Error(`The static query ${hash} has no answer on this page.`);
  return result.data;
}
