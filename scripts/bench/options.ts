import { parseArgs } from "node:util";

/** What a benchmark measures. */
export interface Options {
  /** How often each page is measured. */
  runs: number;
  /** The addresses to measure; empty means all that search engines may index. */
  routes: string[];
}

/**
 * Parses `npm run bench -- --runs 3 / /contact`; `--quick` means one run.
 * @throws on unknown options, or if the number of runs is invalid
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: "string", default: "5" }, quick: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const runs = values.quick ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs wants a whole number from 1.");
  const wrong = positionals.filter((route) => !route.startsWith("/"));
  if (wrong.length > 0) throw new Error(`An address begins with a slash: ${wrong.join(", ")}`);
  return { runs, routes: positionals };
}
