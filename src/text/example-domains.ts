const reservedDomain =
  /(?<![\w.-])(?:(?:[a-z0-9-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z0-9-]+\.)*example\.(?:com|net|org)|localhost)(?![\w-]|\.\w)/gi;

/** The domains in a text that are reserved for examples and tests (RFC 2606, RFC 6761). */
export function exampleDomainsIn(text: string): string[] {
  return Array.from(text.matchAll(reservedDomain), ([domain]) => domain);
}
