import { formatTable } from "./table";
import type { PageSummary } from "./summary";

const head = [
  "page",
  "perf/a11y/bp/seo",
  "LCP s (× limit)",
  "TBT ms",
  "on the processor",
  "CLS",
  "KiB in all (× in our faces)",
  "html",
  "script",
  "font",
  "image",
  "requests",
  "DOM",
];

/** Formats the benchmark's table: medians, some with their ratio to the reference page. */
export function describeFigures(pages: readonly PageSummary[]): string {
  return formatTable(
    head,
    pages.map((one) => [
      one.page,
      one.scores.join("/"),
      `${one.lcp.toFixed(2)} (${one.lcpRatio.toFixed(2)})`,
      one.tbt.toFixed(0),
      `${String(one.onProcessor.performance)}, ${one.onProcessor.tbt.toFixed(0)} ms`,
      one.cls.toFixed(3),
      `${kibibytes(one.bytes)} (${one.bytesRatio.toFixed(2)})`,
      kibibytes(one.bytesByKind.Document),
      kibibytes(one.bytesByKind.Script),
      kibibytes(one.bytesByKind.Font),
      kibibytes(one.bytesByKind.Image),
      String(one.requests) + (one.foreignRequests > 0 ? ` (${String(one.foreignRequests)} foreign)` : ""),
      String(one.elements),
    ]),
  );
}

function kibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
