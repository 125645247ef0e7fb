import type { Stroke, Point } from "./contours";

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The length of a line, in the picture's units, including the closing segment. */
export function lengthOf(line: Pick<Stroke, "closed" | "points">): number {
  return line.points.reduce((sum, point, index) => {
    const next = line.points[index + 1] ?? (line.closed ? line.points[0] : undefined);
    return next ? sum + distance(point, next) : sum;
  }, 0);
}

/** Resamples a line in even steps, so that its curvature can be measured. */
function evenly(line: Stroke, step: number): Point[] {
  const first = line.points[0];
  if (!first) return [];
  const source = line.closed ? [...line.points, first] : line.points;
  const length = lengthOf(line);
  const count = Math.max(line.closed ? 12 : 4, Math.round(length / step));
  const stride = length / count;
  const result: Point[] = [first];
  let travelled = 0;
  source.slice(1).forEach((end, index) => {
    const start = source[index] ?? end;
    const side = distance(start, end);
    while (result.length <= count && result.length * stride <= travelled + side + 1e-9 && side > 0) {
      const part = (result.length * stride - travelled) / side;
      result.push([start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]);
    }
    travelled += side;
  });
  if (line.closed) return result.slice(0, count);
  return result;
}

/** Smooths out the steps of the grid, a few units long, without moving the line's ends. */
function ironed(points: readonly Point[], closed: boolean): Point[] {
  const count = points.length;
  let current = [...points];
  for (let pass = 0; pass < 5; pass += 1) {
    const source = current;
    current = source.map((here, index) => {
      if (!closed && (index === 0 || index === count - 1)) return here;
      const before = source[(index + count - 1) % count] ?? here;
      const after = source[(index + 1) % count] ?? here;
      return [(before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4];
    });
  }
  return current;
}

/**
 * Simplifies a line: many points remain in tight bends, few in long curves.
 * @param line any line
 * @param tolerance the maximum distance of the line from the chord between two kept points, in the picture's units
 * @param longest the maximum distance between two kept points
 */
export function thin<Kind extends Stroke>(line: Kind, tolerance: number, longest: number): Kind {
  const points = ironed(evenly(line, 3), line.closed);
  const count = points.length;
  const at = (index: number): Point =>
    points[line.closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const reach = 3;
  // The sagitta of a chord s on a bend of radius r is s²/8r, so a step of √(8rt) keeps it within the tolerance t.
  const steps = points.map((_, index) => {
    const [before, here, after] = [at(index - reach), at(index), at(index + reach)];
    const turn = Math.abs(
      Math.atan2(
        (here[0] - before[0]) * (after[1] - here[1]) - (here[1] - before[1]) * (after[0] - here[0]),
        (here[0] - before[0]) * (after[0] - here[0]) + (here[1] - before[1]) * (after[1] - here[1]),
      ),
    );
    const radius = (reach * 3) / Math.max(turn, 1e-3);
    return Math.min(longest, Math.sqrt(8 * radius * tolerance));
  });
  // Each point's share of the total, scaled so that the line ends on a whole step.
  const shares = steps.map((step) => 3 / step);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const whole = Math.max(line.closed ? 5 : 2, Math.round(total));
  const kept: Point[] = [];
  let travelled = 0;
  points.forEach((point, index) => {
    if (travelled >= (kept.length * total) / whole - 1e-9 && kept.length < whole) kept.push(point);
    travelled += shares[index] ?? 0;
  });
  const last = points.at(-1);
  if (!line.closed && last) kept.push(last);
  return { ...line, points: kept };
}

/**
 * Computes the control points of the quadratic B-spline through a line's points. The spline stays within the convex
 * hull of its control points, so neighbouring contours do not cross.
 * @returns one control point for each point
 */
export function splineControls(line: Stroke): Point[] {
  const count = line.points.length;
  let controls = line.points;
  const pick = (list: readonly Point[], index: number): Point =>
    list[line.closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  for (let pass = 0; pass < 4; pass += 1) {
    const current = controls;
    controls = current.map((control, index) => {
      if (!line.closed && (index === 0 || index === count - 1)) return control;
      const [before, after, goal] = [
        pick(current, index - 1),
        pick(current, index + 1),
        pick(line.points, index),
      ];
      const miss = (axis: 0 | 1): number => goal[axis] - (before[axis] + 6 * control[axis] + after[axis]) / 8;
      return [control[0] + miss(0), control[1] + miss(1)];
    });
  }
  return controls;
}
