import { run } from "../local/run";
import { type Counts, runStep, formatCounts } from "./run-step";
import { type Step, steps, usesOneCore, additionalSteps } from "./steps";

/**
 * `npm test` runs its steps in order, and `npm run test:all` also the additional steps. With names as arguments, only
 * those steps run, on the existing build.
 */
async function main(args: readonly string[]): Promise<void> {
  const allSteps = [...steps, ...additionalSteps];
  const names = args.filter((name) => name !== "--all");
  const unknownNames = names.filter((name) => !allSteps.some((step) => step.name === name));
  if (unknownNames.length > 0)
    throw new Error(
      `There is no step ${unknownNames.join(", ")}. The steps are ${allSteps.map(({ name }) => name).join(", ")}.`,
    );
  const defaultSteps = args.includes("--all") ? allSteps : steps;
  if (defaultSteps === allSteps) process.env.ALL_SCREENS = "1";
  const chosenSteps = names.length > 0 ? allSteps.filter(({ name }) => names.includes(name)) : defaultSteps;

  const results = await runSteps(chosenSteps);
  const counts = [...results.values()];
  const sumOf = (key: keyof Counts) => counts.reduce((sum, stepCounts) => sum + stepCounts[key], 0);
  const failedSteps = [...results].filter(([, stepCounts]) => stepCounts.failed > 0).map(([name]) => name);
  if (failedSteps.length > 0) {
    process.exitCode = 1;
    console.log(`\nFailed: ${failedSteps.join(", ")}`);
  }
  console.log(formatCounts({ passed: sumOf("passed"), failed: sumOf("failed"), skipped: sumOf("skipped") }));
}

/**
 * Runs steps in their order. Two steps that use one core each run at the same time.
 * @returns the counts of each step, by its name
 */
async function runSteps(chosenSteps: readonly Step[]): Promise<ReadonlyMap<string, Counts>> {
  const results = new Map<string, Counts>();
  const waitingSteps = [...chosenSteps];
  const runningSteps = new Map<Step, Promise<void>>();
  const isDone = (name: string | undefined) =>
    !chosenSteps.some((step) => step.name === name) || results.has(name ?? "");
  while (waitingSteps.length > 0 || runningSteps.size > 0) {
    const nextStep = waitingSteps.find(
      (step) => isDone(step.needs) && canRun(step, [...runningSteps.keys()]),
    );
    if (nextStep === undefined) {
      await Promise.race(runningSteps.values());
      continue;
    }
    waitingSteps.splice(waitingSteps.indexOf(nextStep), 1);
    const stepEnd = runTimed(nextStep, results).then((counts) => {
      results.set(nextStep.name, counts);
      runningSteps.delete(nextStep);
    });
    runningSteps.set(nextStep, stepEnd);
  }
  return results;
}

function canRun(step: Step, runningSteps: readonly Step[]): boolean {
  return (
    runningSteps.length === 0 || (runningSteps.length === 1 && [step, ...runningSteps].every(usesOneCore))
  );
}

async function runTimed(step: Step, results: ReadonlyMap<string, Counts>): Promise<Counts> {
  console.log(`\n== ${step.title} (${step.name}) ==`);
  const start = performance.now();
  const isReady = step.needs === undefined || (results.get(step.needs)?.failed ?? 0) === 0;
  if (!isReady)
    console.error(`Not run, and counted as failed, because the step "${step.needs ?? ""}" failed.`);
  const counts = isReady ? await runStep(step) : { passed: 0, failed: 1, skipped: 0 };
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${step.title}: ${formatCounts(counts)} (${seconds} s)`);
  return counts;
}

run(main);
