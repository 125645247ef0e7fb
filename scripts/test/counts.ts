/** The numbers of checks of a step that passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of the failed tests, if the runner reports them. */
  failures?: readonly string[];
}

/** A step that is a single check, such as the types. */
export function oneCheck(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** Adds up the counts of all steps. */
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

/** One line for each failed step, with the names of its failed tests. */
export function failureLines(results: ReadonlyMap<string, Counts>): string[] {
  return [...results]
    .filter(([, { failed }]) => failed > 0)
    .flatMap(([name, counts]) => [
      `Failed: ${name} (${summaryLine(counts)})`,
      ...(counts.failures ?? []).map((failure) => `  ${failure}`),
    ]);
}

/** Formats the last line of a run. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  const line = `${String(passed)} passed, ${String(failed)} failed`;
  return skipped > 0 ? `${line}, ${String(skipped)} skipped` : line;
}
