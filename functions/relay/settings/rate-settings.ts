/** Parses a whole number from 1 to 999999; undefined if it is none. */
export function parseCount(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** Parses the URL of a Redis server; undefined if it is none. */
export function parseRedisUrl(text: string): string | undefined {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname } = new URL(text);
  return (protocol === "redis:" || protocol === "rediss:") && hostname !== "" ? text : undefined;
}
