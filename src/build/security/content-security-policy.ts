import type { InlineHashes } from "./inline-hashes";

/**
 * The site's Content-Security-Policy: its own files, and inline parts by their hashes. Style attributes are blocked,
 * since none has a hash.
 * @param hashes the hashes of every page's inline parts
 * @param formOrigins other origins that a form posts to, such as the email list's
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  formOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    directive("script-src", ["'self'", ...sorted(scripts)]),
    directive("style-src", ["'self'", ...sorted(styles)]),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    directive("form-action", ["'self'", ...formOrigins]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function directive(name: string, sources: readonly string[]): string {
  return [name, ...sources].join(" ");
}

function sorted(sources: ReadonlySet<string>): string[] {
  return [...sources].sort();
}
