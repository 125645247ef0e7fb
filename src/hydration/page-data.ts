import type { StaticQueryResults } from "./static-queries";

/**
 * The data of a live page, from a script of its own. The page contains the script's integrity, so both are from the
 * same build; inside the page, the data would delay the first paint.
 */
export interface PageData {
  /** The props of the page's component. */
  props: { data: object; pageContext: object };
  staticQueries: StaticQueryResults;
}

declare global {
  interface Window {
    pageData?: PageData;
  }
}
