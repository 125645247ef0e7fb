import { readFile } from "node:fs/promises";
import { type Counts, oneCheck } from "./counts";

/** Reads a runner's JSON report. A report that is missing or empty counts as one failure. */
export async function readReport(file: string, count: (report: unknown) => Counts): Promise<Counts> {
  try {
    const counts = count(JSON.parse(await readFile(file, "utf8")));
    return counts.passed + counts.failed === 0 ? oneCheck(false) : counts;
  } catch {
    return oneCheck(false);
  }
}

/** The counts in the report of `jest --json`. A file that could not be run counts as one failure. */
export function countUnitTests(report: unknown): Counts {
  return {
    passed: numberAt(report, "numPassedTests"),
    failed: numberAt(report, "numFailedTests") + numberAt(report, "numRuntimeErrorTestSuites"),
    skipped: numberAt(report, "numPendingTests") + numberAt(report, "numTodoTests"),
    failures: [
      ...listAt(report, "testResults")
        .filter((file) => at(file, "status") === "failed" && listAt(file, "assertionResults").length === 0)
        .map((file) => String(at(file, "name"))),
      ...unitTests(report, "failed"),
    ],
  };
}

/** The names of the tests that `jest --json` reports as skipped, because a program that they need is not installed. */
export function skippedUnitTests(report: unknown): string[] {
  return unitTests(report, "pending");
}

function unitTests(report: unknown, status: string): string[] {
  return listAt(report, "testResults")
    .flatMap((file) => listAt(file, "assertionResults"))
    .filter((result) => at(result, "status") === status)
    .map((result) => String(at(result, "fullName")));
}

/** The counts in Playwright's JSON report. An error outside the tests is one failure; so is a flaky test. */
export function countJourneys(report: unknown): Counts {
  const stats = at(report, "stats");
  const errors = at(report, "errors");
  return {
    passed: numberAt(stats, "expected"),
    failed:
      numberAt(stats, "unexpected") + numberAt(stats, "flaky") + (Array.isArray(errors) ? errors.length : 0),
    skipped: numberAt(stats, "skipped"),
    failures: failedJourneys(report),
  };
}

function failedJourneys(suite: unknown): string[] {
  return [
    ...listAt(suite, "specs")
      .filter((spec) => at(spec, "ok") === false)
      .map((spec) => `${String(at(spec, "file"))}: ${String(at(spec, "title"))}`),
    ...listAt(suite, "suites").flatMap(failedJourneys),
  ];
}

function numberAt(value: unknown, key: string): number {
  const found = at(value, key);
  if (typeof found !== "number") throw new Error(`The report has no number "${key}".`);
  return found;
}

function listAt(value: unknown, key: string): unknown[] {
  const found = at(value, key);
  return Array.isArray(found) ? found : [];
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
