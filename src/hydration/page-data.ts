import type { StaticQueryResults } from "./static-queries";

/**
 * The data of a live page. It is in a separate script, because it would delay the first paint inside the page. The page
 * contains the script's integrity, so both are from the same build.
 */
export interface PageData {
  props: { data: object; pageContext: object };
  staticQueries: StaticQueryResults;
}

declare global {
  interface Window {
    pageData?: PageData;
  }
}
