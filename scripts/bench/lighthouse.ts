import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findTestBrowser } from "../test/browser";

/** What is read of Lighthouse's report. */
export interface Result {
  readonly categories: Readonly<Partial<Record<string, { readonly score: number | null }>>>;
  readonly audits: Readonly<
    Partial<
      Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: unknown[] } }>
    >
  >;
  readonly runtimeError?: { readonly message: string };
}

// Too large to be installed with the project for a measurement that is made now and then.
const lighthouse = "lighthouse@12.8.2";

const categories = "performance,accessibility,best-practices,seo";

/**
 * Audits a page with Lighthouse's default settings for phones: simulated throttling, an empty cache.
 * @throws if there is no browser, or the page could not be measured
 */
export async function auditPage(url: string): Promise<Result> {
  const browser = findTestBrowser();
  if (browser === undefined) throw new Error("Install Chromium or Chrome, or let CHROME_PATH name one.");
  const args = [
    ...["--yes", lighthouse],
    url,
    "--output=json",
    "--quiet",
    `--only-categories=${categories}`,
    "--disable-full-page-screenshot",
    // Phones place letters between pixels; Linux rounds their widths, which breaks lines elsewhere.
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu --font-render-hinting=none",
  ];
  const { stdout } = await promisify(execFile)("npx", args, {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 1024 * 1024,
  });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}
