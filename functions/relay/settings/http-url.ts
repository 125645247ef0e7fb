/** Parses an https: URL, or an http: one of 127.0.0.1; undefined if it is none. */
export function parseHttpUrl(text: string): string | undefined {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1") ? text : undefined;
}
