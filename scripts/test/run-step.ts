import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode, startNode } from "../local/child";
import { findOrInstallBrowser } from "./browser";
import { usesOneCore, type Step } from "./steps";

/** The numbers of tests that passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Formats counts in one line. The number of skipped tests is left out if it is 0. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  const line = `${String(passed)} passed, ${String(failed)} failed`;
  return skipped > 0 ? `${line}, ${String(skipped)} skipped` : line;
}

/** Runs a step's command. If the step may run beside another step, its output is printed at its end. */
export async function runStep(step: Step): Promise<Counts> {
  const { args, runner, environment } = step;
  const env: NodeJS.ProcessEnv = { ...process.env, ...environment };
  if (usesOneCore(step)) {
    const { code, output } = await runNode(args, { env });
    process.stdout.write(output);
    return countOneCheck(code === 0);
  }
  if (runner === "playwright") {
    env.CHROME_PATH = await findOrInstallBrowser();
    if (env.CHROME_PATH === undefined) return countOneCheck(false);
  }
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  const report = join(folder, "report.json");
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const jestOptions = runner === "jest" ? ["--json", "--outputFile", report] : [];
  const code = await startNode([...args, ...jestOptions], { env }).exit;
  const counts = readCounts(report);
  rmSync(folder, { recursive: true });
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function countOneCheck(hasPassed: boolean): Counts {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 };
}

/** The fields that are read from the reports of Jest ("num…") and Playwright. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside Playwright's tests. */
  errors?: unknown[];
}

/** Reads a runner's report. A missing report, a report without tests, and each flaky test count as one failure. */
function readCounts(file: string): Counts {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    const { stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors = [] } = report;
    const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report;
    const passed = numPassedTests + stats.expected;
    const failed =
      numFailedTests + numRuntimeErrorTestSuites + stats.unexpected + stats.flaky + errors.length;
    if (passed + failed === 0) return countOneCheck(false);
    return { passed, failed, skipped: (report.numPendingTests ?? 0) + stats.skipped };
  } catch {
    return countOneCheck(false);
  }
}
