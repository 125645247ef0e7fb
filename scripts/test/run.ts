import { run } from "../local/run";
import { type Counts, runStep, summary } from "./run-step";
import { type Step, steps, wideSteps } from "./steps";

/**
 * `npm test` runs its steps in order, and `npm run test:all` also the wide ones. With names as arguments, only those
 * steps run, on the existing build.
 */
async function main(args: readonly string[]): Promise<void> {
  const all = [...steps, ...wideSteps];
  const names = args.filter((name) => name !== "--all");
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no step ${unknown.join(", ")}. The steps are ${all.map(({ name }) => name).join(", ")}.`,
    );
  const ofRun = args.includes("--all") ? all : steps;
  if (ofRun === all) process.env.ALL_SCREENS = "1";
  const chosen = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : ofRun;

  const results = new Map<string, Counts>();
  for (const step of chosen) results.set(step.name, await runTimed(step, results));

  const counts = [...results.values()];
  const total = (key: keyof Counts) => counts.reduce((sum, each) => sum + each[key], 0);
  const failed = [...results].filter(([, each]) => each.failed > 0).map(([name]) => name);
  if (failed.length > 0) {
    process.exitCode = 1;
    console.log(`\nFailed: ${failed.join(", ")}`);
  }
  console.log(summary({ passed: total("passed"), failed: total("failed"), skipped: total("skipped") }));
}

async function runTimed(step: Step, results: ReadonlyMap<string, Counts>): Promise<Counts> {
  console.log(`\n== ${step.title} (${step.name}) ==`);
  const start = performance.now();
  const isReady = step.needs === undefined || (results.get(step.needs)?.failed ?? 0) === 0;
  if (!isReady)
    console.error(`Not run, and counted as failed, because the step "${step.needs ?? ""}" failed.`);
  const counts = isReady ? await runStep(step) : { passed: 0, failed: 1, skipped: 0 };
  console.log(`${step.title}: ${summary(counts)} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  return counts;
}

run(main);
