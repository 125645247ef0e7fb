/** The radius of the dial, in units of the drawing. */
export const dialRadius = 72;

/** The size of names on the dial: at least 14 px on a dial of 280 px, whose drawing is 360 units wide. */
export const nameSize = 18;

/** The distance between the lines of two names. */
const lineHeight = nameSize + 2;
/** The distance from the dial to the names. */
const nameDistance = 12;

/** The position of a name beside the dial. */
interface NamePosition {
  /** The start of a name on the right of the dial, or the end of a name on the left. */
  readonly x: number;
  /** The vertical middle of the name. */
  readonly y: number;
  readonly isLeft: boolean;
}

/**
 * A point on the dial, with midnight at the bottom and noon at the top.
 * @param hour from 0 to 24
 * @param radius the distance from the centre
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
  const nameRadius = dialRadius + nameDistance;
  const points = hours.map((hour, index) => ({ index, y: pointAt(hour, nameRadius)[1], isLeft: hour < 12 }));
  const positions: NamePosition[] = [];
  for (const isLeft of [true, false]) {
    const side = points.filter((point) => point.isLeft === isLeft).sort((a, b) => a.y - b.y);
    const tops = side.reduce<number[]>(
      (stack, { y }) => [...stack, Math.max(y, (stack.at(-1) ?? -Infinity) + lineHeight)],
      [],
    );
    // If the lowest name is below the dial, it moves up, and so do the names above it.
    const heights = tops.reduceRight<number[]>(
      (stack, y) => [Math.min(y, (stack[0] ?? nameRadius + lineHeight) - lineHeight), ...stack],
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
