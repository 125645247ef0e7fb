/** Of what Gatsby knows of its queries, what is looked at here. */
export interface KnownQueries {
  queries: {
    /** By the page's path or the static query's hash; not 0 where the query must run. */
    trackedQueries: ReadonlyMap<string, { dirty: number }>;
    deletedQueries: ReadonlySet<string>;
  };
}

/** So many queries does Gatsby hand to a worker at a time. */
const handful = 50;

/**
 * Has Gatsby run a handful of queries itself. Its worker would first load what the build has loaded, and make the
 * schema once more: as much work as hundreds of queries. Gatsby does so on machines of one processor, and where it is
 * told that this is one; asked for when all bundles are set up, since they would be made anew for another setting.
 */
export function runFewQueriesHere({ queries }: KnownQueries): void {
  const waiting = [...queries.trackedQueries].filter(
    ([id, { dirty }]) => dirty !== 0 && !queries.deletedQueries.has(id),
  );
  if (waiting.length <= handful) process.env["GATSBY_CPU_COUNT"] ??= "1";
}
