import { run } from "../local/run";
import { addCounts, type Counts, failureLines, oneCheck, summaryLine } from "./counts";
import { runChecks } from "./run-checks";
import { checks, quickTests, type Step, steps } from "./steps";

/** `npm test` runs every check and step; with names as arguments, only those. */
async function main(names: readonly string[]): Promise<void> {
  const all = names.length === 0;
  const known = [...checks, quickTests, ...steps].map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(", ")}.`);
  const isChosen = ({ name }: { name: string }) => all || names.includes(name);

  const results = await runChecks(checks.filter(isChosen));
  for (const step of (all ? steps : [quickTests, ...steps]).filter(isChosen)) {
    console.log(`\n== ${step.title} ==`);
    const counts = await runStep(step, results);
    results.set(step.name, counts);
    console.log(`${step.title}: ${summaryLine(counts)}`);
  }

  const total = addCounts([...results.values()]);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(["", ...failureLines(results), summaryLine(total)].join("\n"));
}

async function runStep(step: Step, results: ReadonlyMap<string, Counts>): Promise<Counts> {
  if (step.needs !== undefined && (results.get(step.needs)?.failed ?? 0) > 0) {
    console.error(`Not run, and counted as failed: the step "${step.needs}" before it failed.`);
    return oneCheck(false);
  }
  try {
    return await step.run();
  } catch (error) {
    console.error(error);
    return oneCheck(false);
  }
}

run(main);
