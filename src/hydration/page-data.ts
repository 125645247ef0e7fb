import type { StaticQueryResults } from "./static-queries";

/**
 * What a live page hands to its scripts. It stands in the page's own, which the page names with its integrity, so that
 * the two are always of one build; in the page itself it would be in the way of the first paint.
 */
export interface PageData {
  /** The props of the page's component. */
  props: { data: object; pageContext: object };
  staticQueries: StaticQueryResults;
  /** What Emotion calls the classes of the page, in the order of their own names (src/hydration/style-names.ts). */
  styleNames: readonly string[];
}

declare global {
  interface Window {
    pageData?: PageData;
  }
}
