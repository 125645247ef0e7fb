import type { GatsbyNode } from "gatsby";

/** The function that Gatsby passes to its Node APIs for queries. */
export type Graphql = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0]["graphql"];

/**
 * Runs a query in a Gatsby Node API. By the comment GraphQL before it, Gatsby finds the query and writes its type.
 * @throws the errors of the query, with which Gatsby ends the build
 */
export async function runQuery<Data>(graphql: Graphql, query: string): Promise<Data> {
  const answer: { data?: Data; errors?: readonly Error[] } = await graphql<Data>(query);
  if (!answer.data) throw new Error(answer.errors?.map(({ message }) => message).join("\n"));
  return answer.data;
}
