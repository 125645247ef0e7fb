import { createNoise2D } from "simplex-noise";
import { flameScale } from "./outline";
import { randomFrom } from "./random";

/** The shape of the land. Lengths are in the picture's units, y downwards; elevations range from 0 to about 1. */
export type Land = {
  seed: string;
  width: number;
  height: number;
  /** The flame's heart, its widest point. */
  heart: { x: number; y: number };
  /** From the heart to the tip. */
  reach: number;
  /** Half the flame's width at the heart. */
  spread: number;
  /** Elevation of the heart over the plain. */
  summit: number;
  /** From 0, an ember at the heart, to 1, the whole flame. */
  growth: number;
  /** How far the tip leans, in half-widths; negative leans left. */
  lean: number;
  /** Height of the surrounding hills, and the distance between them. */
  hills: { rise: number; distance: number };
  /** The elevation at which the two short tongues are capped, so that they have no summit of their own. */
  shoulders?: number;
};

/** Scalar fields of a point; `heat` is the flame's part of the elevation, without the hills. */
export type Terrain = { elevation: (x: number, y: number) => number; heat: (x: number, y: number) => number };

type Tongue = {
  /** Where it stands beside the body, in the body's half-widths. */
  offset: number;
  /** How much higher its heart lies, in heights of the body. */
  lift: number;
  /** Its size relative to the body. */
  reach: number;
  spread: number;
  /** How its axis runs: `out` at once, `curl` towards the tip. */
  out: number;
  curl: number;
  summit: number;
};

/** The body of the flame: a tall tongue on the side it leans from, and a short one on the other. */
const tongues: readonly Tongue[] = [
  { offset: 0.06, lift: 0, reach: 1, spread: 0.74, out: -1.25, curl: 1.85, summit: 1 },
  { offset: -0.45, lift: 0.05, reach: 0.65, spread: 0.44, out: -0.95, curl: 1.05, summit: 0.78 },
  { offset: 0.5, lift: 0.045, reach: 0.48, spread: 0.42, out: 0.75, curl: -0.1, summit: 0.66 },
];

/** A smooth maximum: the higher the sharpness, the closer to the plain maximum. */
function smoothMaximum(values: readonly number[], sharpness: number): number {
  const top = Math.max(...values);
  const sum = values.reduce((total, value) => total + Math.exp((value - top) * sharpness), 0);
  return top + Math.log(sum) / sharpness;
}

/** A slope that fades into the plain without an edge. */
const runOut = (slope: number): number => Math.log1p(Math.exp(slope * 4)) / 4;

/**
 * Creates the elevation field: a flame as a mountain in a flat landscape.
 * @returns fields that are also defined beyond the picture's edges
 */
export function elevationOf(land: Land): Terrain {
  const random = randomFrom(land.seed);
  const sway = createNoise2D(random);
  const lift = createNoise2D(random);
  const relief = createNoise2D(random);
  const grown = 0.25 + 0.75 * land.growth;
  const reach = land.reach * grown;
  const spread = land.spread * (0.45 + 0.55 * land.growth);
  const vigour = 0.4 + 0.6 * land.growth;
  const mirror = land.lean < 0 ? -1 : 1;
  const levelOff = (slope: number): number =>
    land.shoulders === undefined || slope <= 0 ? slope : land.shoulders * Math.tanh(slope / land.shoulders);

  const flame = (x: number, y: number): number => {
    const up = (land.heart.y - y) / reach;
    // The flicker grows with height: the foot stands firm.
    const flicker = spread * (0.11 + 0.1 * Math.max(0, Math.min(1, up)));
    const swayed =
      x +
      flicker * sway(x / (spread * 2.4), y / (reach * 0.5)) +
      flicker * 0.4 * sway(x / (spread * 1.1) + 40, y / (reach * 0.24));
    const lifted = up + 0.035 * lift(x / (spread * 1.1), y / (reach * 0.7));
    const slopes = tongues.map((tongue, index) => {
      const own = (lifted - tongue.lift) / tongue.reach;
      // The bend starts gradually at the heart, where a sudden turn would cause a corner in every line.
      const rise = own > 0 ? own ** 2 / (own + 0.15) : 0;
      // The axis is S-shaped: it leans away first and curves back towards the tip.
      const axis = Math.abs(land.lean) * (tongue.out * rise + tongue.curl * rise ** 2) * tongue.reach;
      const across = (mirror * (swayed - land.heart.x)) / spread - tongue.offset - axis;
      const slope = tongue.summit * (1 - flameScale(across / tongue.spread, own));
      return index === 0 ? slope : levelOff(slope);
    });
    const slope = runOut(smoothMaximum(slopes, 13));
    // Flatter at the foot than at the summit, with slight relief.
    const own = 0.024 * relief(x / (spread * 0.62), y / (reach * 0.34));
    return vigour * slope * (0.9 + 0.1 * slope + own);
  };

  const hills = (x: number, y: number): number => {
    const { rise, distance } = land.hills;
    const wide = relief(x / distance, y / distance);
    const fine = relief(x / (distance * 0.4) + 90, y / (distance * 0.4) - 30);
    return rise * (0.5 + 0.5 * wide + 0.22 * fine);
  };

  const elevation = (x: number, y: number): number => {
    const fire = flame(x, y);
    // The hills are lowered where the flame rises, so that they do not disturb its lines.
    const clear = Math.min(1, fire * 5.5);
    return fire * land.summit + hills(x, y) * (1 - clear * clear * (3 - 2 * clear));
  };
  return { elevation, heat: flame };
}
