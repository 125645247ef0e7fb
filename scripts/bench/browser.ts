import { findTestBrowser } from "../test/browser";

// Disabled: Chromium's spare renderer starts ahead of the next page and competes for the processor.
const spareProcess = "SpareRendererForSitePerProcess";

const flags = ["--headless=new", "--no-sandbox", "--disable-gpu"];

/**
 * Starts a browser with a new profile, as Lighthouse's command line does, runs the work, and closes the browser.
 * @param work gets the port where the browser listens for Lighthouse
 * @throws if no browser is found or it does not start, and whatever the work throws
 */
export async function inBrowser(work: (port: number) => Promise<void>): Promise<void> {
  const chromePath = findTestBrowser();
  if (chromePath === undefined)
    throw new Error("No Chromium was found. Install Chromium or Chrome, or let CHROME_PATH name one.");
  const { launch, Launcher } = await import("chrome-launcher");
  const browser = await launch({
    chromePath,
    ignoreDefaultFlags: true,
    chromeFlags: [...Launcher.defaultFlags().map(withoutSpareProcess), ...flags],
  });
  try {
    await work(browser.port);
  } finally {
    browser.kill();
  }
}

// Chromium reads the last such flag alone, so one holds all.
function withoutSpareProcess(flag: string): string {
  return flag.startsWith("--disable-features=") ? `${flag},${spareProcess}` : flag;
}
