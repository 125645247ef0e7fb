/** The middle of some numbers; of an even count the mean of the two in the middle. Throws where there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error("Nothing has no median.");
  return (lower + upper) / 2;
}
