import { readFileSync } from "node:fs";
import path from "node:path";
import type { Rule } from "./rules";
import { swcLoader } from "./swc-loader";

const source = path.resolve("src") + path.sep;

/**
 * Reads our own scripts with swc, in a thirtieth of Babel's time. It takes their types and their JSX out and leaves the rest
 * as it is written (src/.babelrc.json has Babel do the same); those with a query stay with Babel, whose plugin of
 * Gatsby's puts the query's hash in its place.
 * @param rules Gatsby's own
 */
export function readOwnScripts(rules: readonly Rule[]): Rule[] {
  return [
    { test: { and: [/\.ts$/, isPlain] }, use: [swcLoader(false)] },
    { test: { and: [/\.tsx$/, isPlain] }, use: [swcLoader(true)] },
    ...rules.map((rule) => (readsScripts(rule) ? { ...rule, exclude: isPlain } : rule)),
  ];
}

/** Whether a file is a script of ours, in TypeScript, that asks no query. */
export function isPlain(file: string): boolean {
  return file.startsWith(source) && /\.tsx?$/.test(file) && !readFileSync(file, "utf8").includes("graphql`");
}

function readsScripts({ test, resourceQuery }: Rule): boolean {
  return test instanceof RegExp && test.test("page.tsx") && resourceQuery === undefined;
}
