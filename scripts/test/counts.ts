/** How many checks of a step passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of the tests that failed, where the runner tells them. */
  failures?: readonly string[];
}

/** A step that is one check, such as the types. */
export function oneCheck(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** The sum over all steps. */
export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** Each step that failed in a line, with the names of its tests that failed. */
export function failureLines(results: ReadonlyMap<string, Counts>): string[] {
  return [...results]
    .filter(([, { failed }]) => failed > 0)
    .flatMap(([name, counts]) => [
      `Failed: ${name} (${summaryLine(counts)})`,
      ...(counts.failures ?? []).map((failure) => `  ${failure}`),
    ]);
}

/** The one plain line that a run ends with. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  const line = `${String(passed)} passed, ${String(failed)} failed`;
  return skipped > 0 ? `${line}, ${String(skipped)} skipped` : line;
}
