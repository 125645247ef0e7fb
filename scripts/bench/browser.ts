import { findTestBrowser } from "../test/browser";

// A process that Chromium starts ahead, for whatever page comes next, just when this page wants a processor.
const spareProcess = "SpareRendererForSitePerProcess";

const flags = ["--headless=new", "--no-sandbox", "--disable-gpu"];

/**
 * Starts a browser with a new profile as Lighthouse's own command does, works with it, and ends it.
 * @param work gets the port where the browser listens for Lighthouse
 * @throws where no browser is found or it does not start, and what the work throws
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
