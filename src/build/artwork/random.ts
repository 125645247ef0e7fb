/** A generator of numbers from 0 (inclusive) to 1 (exclusive), repeatable by its seed. */
export type Random = () => number;

/**
 * Creates a repeatable random number generator from a string (FNV-1a into mulberry32).
 * @param seed any text, such as a page's name
 */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}
