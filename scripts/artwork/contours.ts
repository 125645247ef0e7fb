import { contours as marchingSquares } from "d3-contour";

/** A point of a picture, in its units. */
export type Point = readonly [x: number, y: number];

/** A piece of a line: a whole ring, or a part of one that runs off the picture. */
export type Stroke = { closed: boolean; points: Point[] };

/** A line of equal elevation. Its level counts climbs from the lowest; its heat is the flame's part, from 0 to 1. */
export type Line = Stroke & { level: number; heat: number };

/** The part of the plane in which lines are kept; they may run past its edges by one step of the grid. */
export type Frame = { left: number; top: number; right: number; bottom: number };

/** Cuts a ring where it leaves the frame; each piece keeps one point beyond the edge so that it runs off. */
function cutRing(ring: readonly Point[], frame: Frame): Stroke[] {
  const inside = ([x, y]: Point): boolean =>
    x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
  const firstOutside = ring.findIndex((point) => !inside(point));
  if (firstOutside === -1) return [{ closed: true, points: [...ring] }];
  const turned = [...ring.slice(firstOutside), ...ring.slice(0, firstOutside + 1)];
  const pieces: Stroke[] = [];
  let piece: Point[] = [];
  turned.forEach((point, index) => {
    if (inside(point)) {
      const before = turned[index - 1];
      if (piece.length === 0 && before) piece.push(before);
      piece.push(point);
    } else if (piece.length > 0) {
      piece.push(point);
      pieces.push({ closed: false, points: piece });
      piece = [];
    }
  });
  return pieces;
}

/**
 * Traces the lines of equal elevation.
 * @param elevation the field, in the picture's units
 * @param levels the elevations to trace
 * @param frame where lines are kept
 * @param cell the grid's step, in the picture's units
 */
export function traceContours(
  elevation: (x: number, y: number) => number,
  levels: readonly number[],
  frame: Frame,
  cell: number,
): (Stroke & { level: number })[] {
  // Four cells of margin keep the grid's own border out of the frame.
  const margin = 4 * cell;
  const columns = Math.ceil((frame.right - frame.left + 2 * margin) / cell);
  const rows = Math.ceil((frame.bottom - frame.top + 2 * margin) / cell);
  const at = (column: number, row: number): Point => [
    frame.left - margin + column * cell,
    frame.top - margin + row * cell,
  ];
  const values = Array.from({ length: columns * rows }, (_, index) =>
    elevation(...at((index % columns) + 0.5, Math.floor(index / columns) + 0.5)),
  );
  const trace = marchingSquares().size([columns, rows]).smooth(true);
  return levels.flatMap((value, level) =>
    trace
      .contour(values, value)
      .coordinates.flat()
      .flatMap((ring) => {
        // The last point repeats the first.
        const points = ring.slice(0, -1).map(([column, row]) => at(column ?? 0, row ?? 0));
        return cutRing(points, frame).map((piece) => ({ level, ...piece }));
      }),
  );
}
