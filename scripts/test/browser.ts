import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { startNode, startProgram, packagePath } from "../local/child";

// The headless shell, which Playwright uses too. It makes journeys a third faster and runs fewer processes beside a
// measured page.
const headlessShell = "/usr/bin/chromium-headless-shell";

const commonPaths = [
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
  return findFirst([...commonPaths, chromium.executablePath(), headlessShell]);
}

/** The Chromium for tests and measurements. Unlike findBrowser, it prefers the headless shell. */
export function findTestBrowser(): string | undefined {
  return findFirst([headlessShell, ...commonPaths, chromium.executablePath()]);
}

function findFirst(paths: readonly string[]): string | undefined {
  const chosenPath = process.env.CHROME_PATH;
  const candidates = chosenPath !== undefined && chosenPath !== "" ? [chosenPath] : paths;
  return candidates.find((path) => existsSync(path));
}

/** Finds a browser. If there is none, tries to install Playwright's or Debian's. Prints each step. */
export async function findOrInstallBrowser(): Promise<string | undefined> {
  const chosenPath = process.env.CHROME_PATH;
  const foundPath = findTestBrowser();
  if (foundPath !== undefined) {
    console.log(`Browser: ${foundPath}`);
    return foundPath;
  }
  if (chosenPath !== undefined && chosenPath !== "") {
    console.error("The file in CHROME_PATH does not exist. Correct the path, or unset CHROME_PATH.");
    return undefined;
  }
  console.log("Chromium was not found. Installing Playwright's Chromium.");
  await startNode([packagePath("@playwright/test", "cli.js"), "install", "chromium"]).exit;
  if (findTestBrowser() === undefined && canUseApt()) {
    console.log("Playwright's download failed. Installing Debian's chromium-headless-shell with apt-get.");
    await installWithApt();
  }
  const installedPath = findTestBrowser();
  if (installedPath === undefined) {
    console.error("No browser was installed. Install Chromium or Chrome, or set CHROME_PATH to a browser.");
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
