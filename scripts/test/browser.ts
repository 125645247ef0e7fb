import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { startNode, startProgram, packageFile } from "../local/child";

// The headless shell, which Playwright uses too. It makes journeys a third faster and runs fewer processes beside a
// measured page.
const headlessShell = "/usr/bin/chromium-headless-shell";

const commonPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/usr/bin/microsoft-edge",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The Chromium for printing: CHROME_PATH, else the system's, else Playwright's own. */
export function findBrowser(): string | undefined {
  return firstOf([...commonPlaces, chromium.executablePath(), headlessShell]);
}

/** The Chromium for tests and measurements: as in findBrowser, but the headless shell first. */
export function findTestBrowser(): string | undefined {
  return firstOf([headlessShell, ...commonPlaces, chromium.executablePath()]);
}

function firstOf(places: readonly string[]): string | undefined {
  const chosenPath = process.env.CHROME_PATH;
  const candidates = chosenPath !== undefined && chosenPath !== "" ? [chosenPath] : places;
  return candidates.find((place) => existsSync(place));
}

/** Finds a browser, or tries the two ways to install one, and prints each step. */
export async function findOrInstallBrowser(): Promise<string | undefined> {
  const chosen = process.env.CHROME_PATH;
  const found = findTestBrowser();
  if (found !== undefined) {
    console.log(`Browser: ${found}`);
    return found;
  }
  if (chosen !== undefined && chosen !== "") {
    console.error("CHROME_PATH is set to a file that does not exist. Correct it, or unset it.");
    return undefined;
  }
  console.log("No Chromium found. Installing Playwright's own.");
  await startNode([packageFile("@playwright/test", "cli.js"), "install", "chromium"]).exit;
  if (findTestBrowser() === undefined && canUseApt()) {
    console.log("This did not work. Installing Debian's chromium-headless-shell with apt-get.");
    await installWithApt();
  }
  const installedPath = findTestBrowser();
  if (installedPath === undefined) {
    console.error("No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.");
  }
  return installedPath;
}

function canUseApt(): boolean {
  return existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
}

async function installWithApt(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Journeys measure the fallback fonts, which are fitted to installed fonts (src/theme/look/system-fonts.ts).
  const packages = ["chromium-headless-shell", "fonts-liberation"];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    if ((await startProgram("apt-get", args, { env }).exit) !== 0) return;
  }
}
