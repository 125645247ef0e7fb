const reserved =
  /(?<![\w.-])(?:(?:[a-z0-9-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z0-9-]+\.)*example\.(?:com|net|org)|localhost)(?![\w-]|\.\w)/gi;

/** The domains in a text that are reserved for examples and tests (RFC 2606, RFC 6761). */
export function exampleDomainsIn(text: string): string[] {
  return Array.from(text.matchAll(reserved), ([domain]) => domain);
}

/** The same, except for mail addresses of example.com, which show the format of an address. */
export function strayExampleDomainsIn(copy: string): string[] {
  return exampleDomainsIn(copy.replace(/[\w.+-]+@example\.com(?![\w-]|\.\w)/gi, ""));
}
