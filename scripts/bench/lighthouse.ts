import type { Result } from "lighthouse";

/** The kinds of files that are told apart. */
export const kinds = ["Document", "Script", "Font", "Image", "other"] as const;

/** What Lighthouse says of one page, on a phone with a slow connection. */
export interface Figures {
  /** Performance, accessibility, best practices, SEO: each of 100. */
  scores: number[];
  /** Seconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
  /** Bytes as they came over the wire, headers included. */
  bytes: number;
  bytesByKind: Record<(typeof kinds)[number], number>;
  requests: number;
  foreignRequests: number;
  elements: number;
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Measures a page with Lighthouse's own settings for phones: simulated throttling, an empty cache.
 * @param url the page
 * @param port where the browser listens for it
 * @throws where the page could not be measured
 */
export async function measure(url: string, port: number): Promise<Figures> {
  // Now and then the browser's recording begins too late, which says nothing of the page.
  let result = await look(url, port);
  for (let again = 0; again < 3 && result?.runtimeError?.code === "NO_NAVSTART"; again++)
    result = await look(url, port);
  if (!result || result.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.runtimeError?.message ?? "no answer"}`);
  const details = result.audits["network-requests"]?.details as { items: NetworkRequest[] } | undefined;
  const items = (details?.items ?? []).filter((item) => item.url.startsWith("http"));
  const kindOf = ({ resourceType }: NetworkRequest) => kinds.find((kind) => kind === resourceType) ?? "other";
  const bytesOf = (chosen: readonly NetworkRequest[]) =>
    chosen.reduce((sum, item) => sum + item.transferSize, 0);
  return {
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    lcp: numberOf(result, "largest-contentful-paint") / 1000,
    tbt: numberOf(result, "total-blocking-time"),
    cls: numberOf(result, "cumulative-layout-shift"),
    bytes: bytesOf(items),
    bytesByKind: Object.fromEntries(
      kinds.map((kind) => [kind, bytesOf(items.filter((item) => kindOf(item) === kind))]),
    ) as Figures["bytesByKind"],
    requests: items.length,
    foreignRequests: items.filter((item) => new URL(item.url).origin !== new URL(url).origin).length,
    elements: numberOf(result, "dom-size"),
  };
}

async function look(url: string, port: number): Promise<Result | undefined> {
  const { default: lighthouse } = await import("lighthouse");
  const run = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: categories,
    disableFullPageScreenshot: true,
  });
  return run?.lhr;
}

function numberOf(result: Result, audit: string): number {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no ${audit} for ${result.finalDisplayedUrl}.`);
  return value;
}
