import { kinds, type Figures } from "./lighthouse";
import { median } from "./median";
import type { PageLoad } from "./page-loads";

/** One page's medians, and how they stand to the limits'. */
export interface PageSummary extends Figures {
  page: string;
  /** To the limit's. */
  lcpRatio: number;
  /** To those of the limit in our faces. */
  bytesRatio: number;
  /** What the page loads besides, and why. */
  load?: PageLoad;
}

/** The page by hand that the others are to come near. */
export const limit = "limit";

/** The reference page in this site's fonts, whose weight the design accepts. */
export const limitInOurFaces = "limit, our faces";

/** Computes the medians of each page's runs, and their ratios to the reference pages. */
export function summarise(
  runs: ReadonlyMap<string, readonly Figures[]>,
  loads: readonly PageLoad[] = [],
): PageSummary[] {
  const bare = medians(runs.get(limit) ?? []);
  const inOurFaces = medians(runs.get(limitInOurFaces) ?? []);
  return [...runs].map(([page, figures]) => {
    const own = medians(figures);
    const load = loads.find((one) => one.page === page);
    return {
      page,
      ...own,
      lcpRatio: own.lcp / bare.lcp,
      bytesRatio: own.bytes / inOurFaces.bytes,
      ...(load && { load }),
    };
  });
}

function medians(runs: readonly Figures[]): Figures {
  const of = (read: (figures: Figures) => number) => median(runs.map(read));
  return {
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    onProcessor: {
      performance: of(({ onProcessor }) => onProcessor.performance),
      tbt: of(({ onProcessor }) => onProcessor.tbt),
    },
    cls: of(({ cls }) => cls),
    bytes: of(({ bytes }) => bytes),
    bytesByKind: Object.fromEntries(
      kinds.map((kind) => [kind, of(({ bytesByKind }) => bytesByKind[kind])]),
    ) as Figures["bytesByKind"],
    requests: of(({ requests }) => requests),
    foreignRequests: of(({ foreignRequests }) => foreignRequests),
    elements: of(({ elements }) => elements),
  };
}
