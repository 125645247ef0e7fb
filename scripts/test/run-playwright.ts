import { packageFile } from "../local/package-file";
import { startNode } from "../local/child";
import { findOrInstallBrowser } from "./browser";
import { type Counts, oneCheck } from "./counts";
import { countJourneys, readReport } from "./read-report";
import { withReport } from "./with-report";

/**
 * Runs the journeys of a configuration.
 * @param config the configuration's path in the project
 * @param root the project's folder
 */
export async function runPlaywright(config: string, root = process.cwd()): Promise<Counts> {
  const browser = await findOrInstallBrowser();
  if (browser === undefined) return oneCheck(false);
  return withReport(async (file) => {
    const env = { ...process.env, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const program = packageFile("@playwright/test", "cli.js");
    await startNode([program, "test", "-c", config], { env, cwd: root }).exit;
    return readReport(file, countJourneys);
  });
}
