import { contours as marchingSquares } from "d3-contour";

/** A point of a picture, in its units. */
export type Point = readonly [x: number, y: number];

/** A polyline: a closed ring, or a part of one that leaves the picture. */
export type Stroke = { closed: boolean; points: Point[] };

/** A line of equal elevation. `level` is its index from the lowest; `heat` is the flame's share, from 0 to 1. */
export type Line = Stroke & { level: number; heat: number };

/** The clipping rectangle; lines may extend beyond it by one cell of the grid. */
export type Frame = { left: number; top: number; right: number; bottom: number };

/** Clips a ring to the frame; each piece keeps one point outside, so that it crosses the edge. */
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
 * @param frame the clipping rectangle
 * @param cell the grid's cell size, in the picture's units
 */
export function traceContours(
  elevation: (x: number, y: number) => number,
  levels: readonly number[],
  frame: Frame,
  cell: number,
): (Stroke & { level: number })[] {
  // A margin of four cells keeps the grid's border outside the frame.
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
