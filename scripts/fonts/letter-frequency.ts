/** How often each character occurs in a thousand characters of running English, including spaces and capitals. */
const perThousand: Readonly<Record<string, number>> = {
  " ": 170,
  e: 102,
  t: 73,
  a: 66,
  o: 62,
  i: 58,
  n: 58,
  s: 52,
  r: 50,
  h: 46,
  d: 32,
  l: 33,
  u: 23,
  c: 23,
  m: 20,
  f: 18,
  g: 16,
  y: 15,
  p: 16,
  w: 16,
  b: 12,
  v: 8,
  k: 6,
  x: 1.5,
  j: 1,
  q: 1,
  z: 1,
  ".": 9,
  ",": 9,
  "-": 2,
  "’": 2,
  T: 3,
  A: 3,
  S: 3,
  I: 2.5,
  W: 2,
  M: 2,
  C: 2,
  B: 2,
  P: 2,
  H: 2,
  D: 1,
  E: 1,
  F: 1,
  G: 1,
  L: 1,
  N: 1,
  O: 1,
  R: 1,
  J: 1,
  "0": 1,
  "1": 1.5,
  "2": 1.5,
};

/**
 * The mean advance of running English text.
 * @param advanceOf returns a character's advance, in any unit
 * @returns the mean, in the same unit
 */
export function meanAdvance(advanceOf: (character: string) => number): number {
  const entries = Object.entries(perThousand);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return entries.reduce((sum, [character, weight]) => sum + weight * advanceOf(character), 0) / total;
}
