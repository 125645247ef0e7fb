const reserved =
  /(?<![\w.-])(?:(?:[a-z0-9-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z0-9-]+\.)*example\.(?:com|net|org)|localhost)(?![\w-]|\.\w)/gi;

/** The domains in a text that are reserved for examples and tests (RFC 2606, RFC 6761). */
export function exampleDomainsIn(text: string): string[] {
  return Array.from(text.matchAll(reserved), ([domain]) => domain);
}

/** The same without addresses such as name@example.com, by which a form shows how an address looks. */
export function strayExampleDomainsIn(copy: string): string[] {
  return exampleDomainsIn(copy.replace(/[\w.+-]+@example\.com(?![\w-]|\.\w)/gi, ""));
}
