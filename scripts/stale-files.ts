/* The files that the project makes from its content and commits. Checks report them if they are outdated. */
export { staleGuides as staleFiles } from "./guides/stale";
