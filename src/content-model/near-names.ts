/**
 * Returns a sentence with the known name closest to a misspelt one.
 * @param fallback the text if none is similar enough
 * @param format formats the name for the message
 */
export function didYouMean(
  written: string,
  known: readonly string[],
  fallback: string,
  format = (name: string): string => name,
): string {
  const name = nearest(written, known);
  return name === undefined ? fallback : `Did you mean ${format(name)}?`;
}

/**
 * Finds the known name closest to a misspelt one: the one that shares most of its letters.
 * @returns undefined if none is similar enough
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const maxDistance = Math.max(2, Math.floor(written.length / 4));
  const [first] = known
    .map((name) => ({ name, distance: lettersApart(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance);
  return first?.name;
}

// The letters that only one of the two has, in any order.
function lettersApart(a: string, b: string): number {
  const onlyInB = Array.from(b);
  const onlyInA = Array.from(a).filter((letter) => {
    const index = onlyInB.indexOf(letter);
    if (index !== -1) onlyInB.splice(index, 1);
    return index === -1;
  });
  return Math.max(onlyInA.length, onlyInB.length);
}
