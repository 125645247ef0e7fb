import type { StaticQueryResults } from "./static-queries";

/**
 * The data of a live page, in a separate script: inside the page, the data would delay the first paint. The page
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
