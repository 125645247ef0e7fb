import type { GatsbyNode } from "gatsby";

type Graphql = Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0]["graphql"];

/**
 * Runs a query in a Gatsby Node API.
 * @param graphql the function that Gatsby passes to the API
 * @returns the data
 * @throws the errors of the query, with which Gatsby ends the build
 */
export async function runQuery<Data>(graphql: Graphql, query: string): Promise<Data> {
  const answer: { data?: Data; errors?: readonly Error[] } = await graphql<Data>(query);
  if (!answer.data) throw new Error(answer.errors?.map(({ message }) => message).join("\n"));
  return answer.data;
}
