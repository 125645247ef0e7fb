/**
 * Returns the median; for an even count, the mean of the two middle values.
 * @throws if the list is empty
 */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error("Nothing has no median.");
  return (lower + upper) / 2;
}
