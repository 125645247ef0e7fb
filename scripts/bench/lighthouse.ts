import type { Artifacts, Flags, Result, RunnerResult } from "lighthouse";
import { inProcessorTime } from "./processor-time";

/** The kinds of files that are told apart. */
export const kinds = ["Document", "Script", "Font", "Image", "other"] as const;

/** Lighthouse's results for one page, on a phone with a slow connection. */
export interface Figures {
  /** Performance, accessibility, best practices, SEO: each of 100. */
  scores: number[];
  /** Seconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  /** Performance score and total blocking time (ms), as if the page had never waited for a processor. */
  onProcessor: { performance: number; tbt: number };
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
 * Measures a page with Lighthouse's default settings for phones: simulated throttling, an empty cache.
 * @param url the page
 * @param port where the browser listens for Lighthouse
 * @throws if the page could not be measured
 */
export async function measure(url: string, port: number): Promise<Figures> {
  const flags: Flags = {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: categories,
    disableFullPageScreenshot: true,
  };
  const { lhr: result, artifacts } = await look(url, flags);
  const details = result.audits["network-requests"]?.details as { items: NetworkRequest[] } | undefined;
  const items = (details?.items ?? []).filter((item) => item.url.startsWith("http"));
  const kindOf = ({ resourceType }: NetworkRequest) => kinds.find((kind) => kind === resourceType) ?? "other";
  const bytesOf = (chosen: readonly NetworkRequest[]) =>
    chosen.reduce((sum, item) => sum + item.transferSize, 0);
  return {
    scores: scoresOf(result),
    lcp: numberOf(result, "largest-contentful-paint") / 1000,
    tbt: numberOf(result, "total-blocking-time"),
    onProcessor: await lookAgain(artifacts, flags),
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

async function look(url: string, flags: Flags): Promise<RunnerResult> {
  const { default: lighthouse } = await import("lighthouse");
  let run = await lighthouse(url, flags);
  // Occasionally the browser's trace starts too late, which says nothing about the page.
  for (let again = 0; again < 3 && run?.lhr.runtimeError?.code === "NO_NAVSTART"; again++)
    run = await lighthouse(url, flags);
  if (!run || run.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message ?? "no answer"}`);
  return run;
}

/** Makes Lighthouse audit the same trace without the time that the page waited for a processor. */
async function lookAgain(artifacts: Artifacts, flags: Flags): Promise<Figures["onProcessor"]> {
  const { auditFlowArtifacts } = await import("lighthouse");
  const withoutWaiting = { ...artifacts, Trace: inProcessorTime(artifacts.Trace) };
  const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts: withoutWaiting, flags }] });
  const result = steps[0]?.lhr;
  if (!result) throw new Error("Lighthouse said nothing of a recording.");
  return { performance: scoresOf(result)[0] ?? 0, tbt: numberOf(result, "total-blocking-time") };
}

function scoresOf(result: Result): number[] {
  return categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100));
}

function numberOf(result: Result, audit: string): number {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no ${audit} for ${result.finalDisplayedUrl}.`);
  return value;
}
