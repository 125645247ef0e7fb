import type { StaticQueryResults } from "./static-queries";

/** What a live page hands to its scripts: it stands in the page itself, so that the two are always of one build. */
export interface PageData {
  /** The props of the page's component. */
  props: { data: object; pageContext: object };
  staticQueries: StaticQueryResults;
}

/** The id of the data block that holds it as JSON. */
export const pageDataId = "page-data";
