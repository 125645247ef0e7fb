import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { watch } from "../local/child";
import { type Counts, oneCheck, summaryLine } from "./counts";
import type { Check } from "./steps";

/**
 * Runs checks, as many at a time as there are processors, and prints the output of each when it ends.
 * @returns their counts by name
 */
export async function runChecks(checks: readonly Check[]): Promise<Map<string, Counts>> {
  const results = new Map<string, Counts>();
  const waiting = [...checks];
  const runNext = async (): Promise<void> => {
    const check = waiting.shift();
    if (check === undefined) return;
    const { counts, output } = await runCheck(check);
    results.set(check.name, counts);
    console.log(`\n== ${check.title} ==\n${output}${check.title}: ${summaryLine(counts)}`);
    return runNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return results;
}

async function runCheck({ args }: Check): Promise<{ counts: Counts; output: string }> {
  const program = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  const [code, out, errors] = await Promise.all([
    watch(program).exit,
    text(program.stdout),
    text(program.stderr),
  ]);
  return { counts: oneCheck(code === 0), output: out + errors };
}
