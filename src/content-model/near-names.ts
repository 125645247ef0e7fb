/**
 * Returns a sentence with the known name closest to a misspelt name.
 * @param fallback the text if no known name is similar enough
 * @param format formats the name for the message
 */
export function didYouMean(
  misspeltName: string,
  knownNames: readonly string[],
  fallback: string,
  format = (name: string): string => name,
): string {
  const name = nearestName(misspeltName, knownNames);
  return name === undefined ? fallback : `Did you mean ${format(name)}?`;
}

/**
 * Finds the known name that shares the most letters with a misspelt name.
 * @returns undefined if no known name is similar enough
 */
export function nearestName(misspeltName: string, knownNames: readonly string[]): string | undefined {
  // Two letters, but one in names of up to five letters, and a quarter of long names.
  const maxDistance = Math.max(
    Math.min(2, Math.floor(misspeltName.length / 3)),
    Math.floor(misspeltName.length / 4),
  );
  const [closest] = knownNames
    .map((name) => ({
      name,
      distance: countDifferentLetters(misspeltName.toLowerCase(), name.toLowerCase()),
    }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance);
  return closest?.name;
}

// Counts, for each name, the letters that the other name does not have, in any order. Returns the larger count.
function countDifferentLetters(a: string, b: string): number {
  const onlyInB = Array.from(b);
  const onlyInA = Array.from(a).filter((letter) => {
    const index = onlyInB.indexOf(letter);
    if (index !== -1) onlyInB.splice(index, 1);
    return index === -1;
  });
  return Math.max(onlyInA.length, onlyInB.length);
}
