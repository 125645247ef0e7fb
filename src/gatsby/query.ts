import type { GatsbyNode } from "gatsby";

export type Graphql = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0]["graphql"];

/**
 * Runs a query in a Gatsby Node API. Write the comment GraphQL before the query, so that Gatsby finds the query and
 * generates its type.
 * @throws the errors of the query, which stop the build
 */
export async function runQuery<Data>(graphql: Graphql, query: string): Promise<Data> {
  const answer: { data?: Data; errors?: readonly Error[] } = await graphql<Data>(query);
  if (!answer.data) throw new Error(answer.errors?.map(({ message }) => message).join("\n"));
  return answer.data;
}
