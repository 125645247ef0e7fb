import type { GatsbyNode } from "gatsby";

/** The function that Gatsby passes to its Node APIs for queries. */
export type Graphql = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0]["graphql"];

/**
 * Runs a query in a Gatsby Node API. Mark the query with the comment GraphQL, so that Gatsby finds it and writes its
 * type.
 * @throws the errors of the query, which stop the build
 */
export async function runQuery<Data>(graphql: Graphql, query: string): Promise<Data> {
  const answer: { data?: Data; errors?: readonly Error[] } = await graphql<Data>(query);
  if (!answer.data) throw new Error(answer.errors?.map(({ message }) => message).join("\n"));
  return answer.data;
}
