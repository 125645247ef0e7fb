/**
 * Returns a sentence with the known name closest to a misspelt one.
 * @param otherwise the text if none is similar enough
 * @param shown formats the name for the message
 */
export function didYouMean(
  written: string,
  known: readonly string[],
  otherwise: string,
  shown = (name: string): string => name,
): string {
  const name = nearest(written, known);
  return name === undefined ? otherwise : `Did you mean ${shown(name)}?`;
}

/**
 * Finds the known name closest to a misspelt one: the one that shares most of its letters.
 * @returns undefined if none is similar enough
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const farthest = Math.max(2, Math.floor(written.length / 4));
  const [first] = known
    .map((name) => ({ name, distance: lettersApart(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance);
  return first?.name;
}

// The letters that only one of the two has, in any order.
function lettersApart(a: string, b: string): number {
  const rest = Array.from(b);
  const own = Array.from(a).filter((letter) => {
    const index = rest.indexOf(letter);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
  return Math.max(own.length, rest.length);
}
