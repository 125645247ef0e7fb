import { palette } from "../../theme/tokens";
import { mix } from "./colour";
import type { Line } from "./contours";

/** One line style: all lines of a colour and weight form a single path. */
export type Stratum = { colour: string; heavy: boolean; rank: number; lines: Line[] };

/** Colours from the plain to the summit. */
export const fireRamp: readonly string[] = [
  palette.rampart,
  mix(palette.vigil, palette.ember, 0.2),
  mix(palette.vigil, palette.ember, 0.5),
  palette.ember,
  mix(palette.ember, palette.flare, 0.5),
  palette.flare,
];

/**
 * Groups lines by colour and weight; every fifth line is heavy, as on a survey map.
 * @param lines traced lines
 * @param steps the heat at which each colour after the first begins, ascending
 * @param ramp colours from the lowest to the highest
 * @returns the styles in use, lowest first
 */
export function strataOf(
  lines: readonly Line[],
  steps: readonly number[],
  ramp: readonly string[],
): Stratum[] {
  const strata = new Map<string, Stratum>();
  for (const line of lines) {
    const rank = steps.filter((step) => line.heat >= step).length;
    const heavy = line.level % 5 === 0;
    const colour = ramp[Math.min(rank, ramp.length - 1)] ?? palette.rampart;
    const key = `${rank}${heavy ? "b" : "a"}`;
    const stratum = strata.get(key) ?? { colour, heavy, rank, lines: [] };
    stratum.lines.push(line);
    strata.set(key, stratum);
  }
  return [...strata.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, stratum]) => stratum);
}
