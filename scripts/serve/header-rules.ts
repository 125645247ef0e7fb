/** One block of a `_headers` file: what it applies to and what it sets. */
export interface HeaderRule {
  matches: RegExp;
  values: Readonly<Record<string, string>>;
}

// The platform sets these itself and ignores them in a `_headers` file.
const reserved = new Set([
  "accept-ranges",
  "age",
  "allow",
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "content-range",
  "date",
  "location",
  "server",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * The headers of every rule that matches a path, by lower-case name.
 * Where two rules name the same header the later one wins, as in Netlify's own local server.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { name, value } of matching(rules, pathname)) headers.set(name, value);
  return headers;
}

/** The names that more than one rule sets for a path: what wins there is not written down anywhere. */
export function repeatedHeaders(rules: readonly HeaderRule[], pathname: string): string[] {
  const names = matching(rules, pathname).map(({ name }) => name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

function matching(rules: readonly HeaderRule[], pathname: string): { name: string; value: string }[] {
  return rules
    .filter((rule) => rule.matches.test(pathname))
    .flatMap((rule) => Object.entries(rule.values))
    .map(([name, value]) => ({ name: name.toLowerCase(), value }))
    .filter(({ name }) => !reserved.has(name));
}
