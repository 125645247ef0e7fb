import type { PlacedFinding } from "../problem";

/**
 * Finds Git conflict markers.
 * @param source the text of the file
 */
export function mergeFinding(source: string): PlacedFinding | undefined {
  const found = /^(?:<{7}|>{7})(?: .*)?$/m.exec(source);
  if (found === null) return undefined;
  return {
    path: [],
    line: source.slice(0, found.index).split("\n").length,
    problem: "holds two versions of the same lines, which Git could not merge.",
    fix: "Keep the lines of one version, and take away the others and the three that begin with <<<<<<<, ======= and >>>>>>>.",
  };
}
