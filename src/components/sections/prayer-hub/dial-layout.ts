/** The radius of the dial, in units of its drawing. */
export const dialRadius = 72;

/** The size of names on the dial: at least 14 px on a dial of 280 px, whose drawing is 360 units wide. */
export const nameSize = 18;

/** The distance between names below each other, and from the dial to its names. */
const lineHeight = nameSize + 2;
const distance = 12;

/** Where a name is on the dial. */
interface NamePosition {
  /** The start of a name on the right of the dial, the end of one on its left. */
  readonly x: number;
  /** The middle of its line. */
  readonly y: number;
  readonly isLeft: boolean;
}

/**
 * A point on the dial, with midnight at the bottom and noon at the top.
 * @param hour from 0 to 24
 * @param radius its distance from the middle
 */
export function pointAt(hour: number, radius: number): [x: number, y: number] {
  const angle = (hour / 24) * 2 * Math.PI;
  return [Math.round(-Math.sin(angle) * radius), Math.round(Math.cos(angle) * radius)];
}

/**
 * Places names around the dial, each beside its hour. Names at the same or nearby hours are stacked.
 * @param hours the hour of each name, from 0 to 24
 */
export function placeNames(hours: readonly number[]): NamePosition[] {
  const nameRadius = dialRadius + distance;
  const points = hours.map((hour, index) => ({ index, y: pointAt(hour, nameRadius)[1], isLeft: hour < 12 }));
  const positions: NamePosition[] = [];
  for (const isLeft of [true, false]) {
    const side = points.filter((point) => point.isLeft === isLeft).sort((a, b) => a.y - b.y);
    const tops = side.reduce<number[]>(
      (above, { y }) => [...above, Math.max(y, (above.at(-1) ?? -Infinity) + lineHeight)],
      [],
    );
    // If the lowest name is pushed below the dial, those above it make room.
    const heights = tops.reduceRight<number[]>(
      (below, y) => [Math.min(y, (below[0] ?? nameRadius + lineHeight) - lineHeight), ...below],
      [],
    );
    side.forEach(({ index }, line) => {
      const y = heights[line] ?? 0;
      const x = Math.round(Math.sqrt(Math.max(0, nameRadius ** 2 - y ** 2)));
      positions[index] = { x: isLeft ? -x : x, y, isLeft };
    });
  }
  return positions;
}
