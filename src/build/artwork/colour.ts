const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/**
 * Mixes two colours in linear light.
 * @param from a colour as #RRGGBB
 * @param to a colour as #RRGGBB
 * @param part the share of `to`, from 0 to 1
 * @returns a colour as #rrggbb
 */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) => {
    const light = (channel / 255) ** 2.2 * (1 - part) + ((target[index] ?? 0) / 255) ** 2.2 * part;
    return Math.round(light ** (1 / 2.2) * 255);
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
