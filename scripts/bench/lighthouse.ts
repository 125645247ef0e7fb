import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { packageFile } from "../local/package-file";
import { findTestBrowser } from "../test/browser";

const categories = "performance,accessibility,best-practices,seo";

/**
 * Audits a page with Lighthouse's default settings for phones: simulated throttling, an empty cache.
 * @throws if there is no browser, or the page could not be measured
 */
export async function auditPage(url: string): Promise<Result> {
  const browser = findTestBrowser();
  if (browser === undefined) throw new Error("Install Chromium or Chrome, or let CHROME_PATH name one.");
  const args = [
    packageFile("lighthouse", "cli/index.js"),
    url,
    "--output=json",
    "--quiet",
    `--only-categories=${categories}`,
    "--disable-full-page-screenshot",
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 1024 * 1024,
  });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}
