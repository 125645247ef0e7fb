import { chromium } from "@playwright/test";
import { routes } from "../src/content-model/routes";
import { loadScanner } from "./observatory/scanner";
import { score } from "./observatory/score";
import { startSiteProcess } from "./serve/site-process";
import { findOrInstallBrowser } from "./test/browser";

// Without preloading, this is all that a page can reach: one that loads no script has none to guard.
const goal = { scripts: 135, noScripts: 130 };

/**
 * Prints what Mozilla's HTTP Observatory gives each built page. Its scripts wait in a template, which the
 * scanner does not look into, so it is shown each page as it stands in a browser once it is awake.
 */
async function main(): Promise<void> {
  const scanner = await loadScanner();
  const site = await startSiteProcess({ port: 0, environment: process.env });
  const executablePath = await findOrInstallBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    for (const path of routes.filter((route) => !route.includes("."))) {
      const answer = await fetch(site.url + path);
      const preflight = await fetch(site.url + path, {
        method: "OPTIONS",
        headers: { origin: "https://elsewhere.example", "access-control-request-method": "GET" },
      });
      await page.goto(site.url + path);
      const live = page.locator("[data-wake]");
      const scripts = (await live.count()) > 0;
      if (scripts) {
        await live.first().scrollIntoViewIfNeeded();
        await page.waitForFunction(() => window.earlyVisitor?.awake === true);
      }
      const { points, findings } = score(scanner, {
        host: "ministry.example",
        path,
        headers: Object.fromEntries(answer.headers),
        html: await page.content(),
        preflight: Object.fromEntries(preflight.headers),
      });
      const reached = points >= (scripts ? goal.scripts : goal.noScripts);
      if (!reached) process.exitCode = 1;
      console.log(`${String(points).padStart(4)}  ${path}${reached ? "" : "  (too low)"}`);
      if (path === "/contact" || !reached) {
        for (const { result, scoreModifier } of findings) {
          console.log(`      ${String(scoreModifier).padStart(4)}  ${result}`);
        }
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
