import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { run } from "../local/run";
import { startSiteProcess } from "../serve/site-process";
import { auditPage, type Result } from "./lighthouse";
import { referencePages, writeReferenceSite } from "./reference-site";

/** The figures of one page: medians of its runs. */
interface Figures {
  /** Performance, accessibility, best practices, SEO: each of 100. */
  scores: string;
  "LCP s": number;
  "TBT ms": number;
  CLS: number;
  /** As they came over the wire, with headers. */
  KiB: number;
  requests: number;
  elements: number;
}

/** `npm run bench`: Lighthouse on the built pages, beside a page written by hand. */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: "string", default: "5" }, quick: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const runs = values.quick ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs wants a whole number from 1.");
  const routes = positionals.length > 0 ? positionals : indexableRoutes();
  const reference = await serve(await writeReferenceSite());
  const site = await serve(process.cwd());
  const pages = [
    ...Object.entries(referencePages).map(([name, path]) => ({ name, url: reference.url + path })),
    ...routes.map((route) => ({ name: route, url: site.url + route })),
  ];
  const results = new Map(pages.map(({ name }): [string, Result[]] => [name, []]));
  try {
    // Runs alternate between the pages, so that a temporary slowdown of the machine affects all pages alike.
    for (let round = 1; round <= runs; round++) {
      for (const { name, url } of pages) {
        console.log(`Round ${String(round)} of ${String(runs)}: ${name}`);
        results.get(name)?.push(await auditPage(url));
      }
    }
  } finally {
    await Promise.all([reference.stop(), site.stop()]);
  }
  report([...results].map(([name, of]): [string, Figures] => [name, figuresOf(of)]));
}

/** The pages that search engines may index. */
function indexableRoutes(): string[] {
  const sitemap = readFileSync("public/sitemap.xml", "utf8");
  return Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url = ""]) => new URL(url).pathname);
}

function serve(root: string): ReturnType<typeof startSiteProcess> {
  return startSiteProcess({ root, port: 0, environment: process.env });
}

function figuresOf(results: readonly Result[]): Figures {
  const numeric = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  const scores = ["performance", "accessibility", "best-practices", "seo"].map((category) =>
    Math.round(100 * median(results.map(({ categories }) => categories[category]?.score ?? NaN))),
  );
  return {
    scores: scores.join("/"),
    "LCP s": round(numeric("largest-contentful-paint") / 1000),
    "TBT ms": Math.round(numeric("total-blocking-time")),
    CLS: round(numeric("cumulative-layout-shift"), 3),
    KiB: round(numeric("total-byte-weight") / 1024, 1),
    requests: median(results.map((result) => requestsOf(result).length)),
    elements: numeric("dom-size"),
  };
}

function requestsOf({ audits }: Result): readonly unknown[] {
  return audits["network-requests"]?.details?.items ?? [];
}

/** Prints the figures with their ratios to the reference page, and writes them as JSON. */
function report(pages: readonly [name: string, figures: Figures][]): void {
  const [[, bare] = [], [, inOurFaces] = []] = pages;
  const rows = pages.map(([name, figures]) => [
    name,
    {
      ...figures,
      "LCP ×": round(figures["LCP s"] / (bare?.["LCP s"] ?? NaN)),
      "KiB ×": round(figures.KiB / (inOurFaces?.KiB ?? NaN)),
    },
  ]);
  const table: unknown = Object.fromEntries(rows);
  console.table(table);
  mkdirSync("bench-results", { recursive: true });
  writeFileSync("bench-results/pages.json", `${JSON.stringify(table, null, 2)}\n`);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

run(main);
