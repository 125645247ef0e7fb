import type { Point, Stroke } from "./contours";
import { splineControls } from "./curve";

type Whole = [x: number, y: number];

const round = ([x, y]: Point, grid: number): Whole => [Math.round(x * grid), Math.round(y * grid)];

/** Writes numbers with as few separators as path data allows. */
function pack(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("");
}

/**
 * Writes one line as relative path data in whole units.
 * A quadratic B-spline joins its pieces halfway between two control points. After the first piece, the `t` command
 * mirrors each control point from the previous one, so only the joints are written: two numbers for each piece. Every
 * joint is rounded relative to the mirrored control point as drawn, so that rounding errors do not accumulate.
 */
function writeLine(line: Stroke, grid: number, from: Whole): { data: string; end: Whole } {
  const controls = splineControls(line).map((control) => round(control, grid));
  const [first, second] = controls;
  if (!first || !second) return { data: "", end: from };
  const half = (a: Whole, b: Whole): Whole => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  const start = line.closed ? half(controls.at(-1) ?? first, first) : first;
  let data = `m${pack([start[0] - from[0], start[1] - from[1]])}`;
  let pen = start;
  let control: Whole = line.closed ? first : second;
  const rest = line.closed ? controls.slice(1) : controls.slice(2);
  let started = false;
  const joint = (to: Whole): void => {
    const step = [to[0] - pen[0], to[1] - pen[1]];
    data += started
      ? (data.endsWith("t") || (step[0] ?? 0) < 0 ? "" : " ") + pack(step)
      : `q${pack([control[0] - pen[0], control[1] - pen[1], ...step])}`;
    if (!started && rest.length > 0) data += "t";
    started = true;
    pen = to;
  };
  for (const wanted of rest) {
    const to = half(control, wanted);
    joint(to);
    control = [2 * to[0] - control[0], 2 * to[1] - control[1]];
  }
  joint(line.closed ? start : (controls.at(-1) ?? start));
  if (line.closed) data += "z";
  return { data, end: pen };
}

/**
 * Writes lines as one path.
 * @param lines simplified lines, in the picture's units
 * @param grid the number of whole steps in a unit; the drawing must be scaled down by it
 * @returns the value of a path's `d`
 */
export function pathData(lines: readonly Stroke[], grid: number): string {
  let pen: Whole = [0, 0];
  let data = "";
  for (const line of lines) {
    const written = writeLine(line, grid, pen);
    data += written.data;
    pen = written.end;
  }
  return data;
}
