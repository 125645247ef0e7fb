/** Parses a whole number from 1 to 999999; undefined if it is none. */
export function parseCount(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** Parses an https: URL, or an http: one of 127.0.0.1; undefined if it is none. */
export function parseHttpUrl(text: string): string | undefined {
  const { protocol, hostname } = parseUrl(text) ?? {};
  return protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1") ? text : undefined;
}

/** Parses the URL of a Redis server; undefined if it is none. */
export function parseRedisUrl(text: string): string | undefined {
  const { protocol, hostname } = parseUrl(text) ?? {};
  return (protocol === "redis:" || protocol === "rediss:") && hostname !== "" ? text : undefined;
}

// URL drops line breaks and tabs without an error.
function parseUrl(text: string): URL | undefined {
  return /[\s\p{Cc}]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text);
}
