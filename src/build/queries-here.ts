/**
 * Has Gatsby ask its queries itself, and start one worker, for the HTML: a worker that asks them first loads what the
 * build has loaded and makes the schema once more, and is then started anew. Gatsby does so where it is told that
 * the machine has one processor. Whoever builds many thousands of articles on many may say how many it has.
 * @param environment the build's, in which Gatsby looks for it
 */
export function askQueriesHere(environment: NodeJS.ProcessEnv): void {
  environment["GATSBY_CPU_COUNT"] ??= "1";
}
