/**
 * Suggests the known name closest to a misspelt one.
 * @returns the closest name, or undefined if none is similar enough
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const farthest = Math.max(2, Math.floor(written.length / 4));
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const distance = distanceBetween(written.toLowerCase(), name.toLowerCase());
    if (distance <= farthest && (best === undefined || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

// The Levenshtein distance, computed one row at a time.
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
