import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countJourneys, countUnitTests, readReport, skippedUnitTests } from "./read-report";

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 2,
  numTodoTests: 1,
};

test("a test file that cannot run counts as failed", () => {
  const testResults = [
    { name: "broken.test.ts", status: "failed", assertionResults: [] },
    { name: "sums.test.ts", status: "failed", assertionResults: [{ status: "failed", fullName: "adds up" }] },
  ];
  expect(countUnitTests({ ...jestReport, testResults })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    failures: ["broken.test.ts", "adds up"],
  });
});

test("a test that was skipped is named", () => {
  const assertionResults = [
    { status: "passed", fullName: "adds up" },
    { status: "pending", fullName: "a real Postfix takes a message" },
  ];
  const testResults = [{ assertionResults }, { assertionResults: [] }];
  expect(skippedUnitTests({ ...jestReport, testResults })).toEqual(["a real Postfix takes a message"]);
  expect(skippedUnitTests(jestReport)).toEqual([]);
});

test("a flaky journey and an error outside the journeys count as failed", () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  const specs = [
    { file: "menu.spec.ts", title: "opens", ok: true },
    { file: "menu.spec.ts", title: "closes", ok: false },
  ];
  const suites = [{ specs: [], suites: [{ specs }] }];
  expect(countJourneys({ stats, errors: [{ message: "no browser" }], suites })).toEqual({
    passed: 7,
    failed: 3,
    skipped: 2,
    failures: ["menu.spec.ts: closes"],
  });
});

test.each([
  ["no report", undefined],
  ["a report cut short", '{"numPassedTests": 5'],
  ["a report of another kind", "{}"],
  [
    "a run without a test",
    JSON.stringify({ ...jestReport, numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }),
  ],
])("%s is one failure", async (_, text) => {
  const folder = await mkdtemp(join(tmpdir(), "report-"));
  const file = join(folder, "report.json");
  if (text !== undefined) await writeFile(file, text);
  expect(await readReport(file, countUnitTests)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  await rm(folder, { recursive: true });
});
