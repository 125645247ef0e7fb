import type { InlineHashes } from "./inline-parts";

/**
 * The site's Content-Security-Policy: its own files, and of what stands inline exactly what was built. No style
 * attribute applies, since none has a hash.
 * @param hashes the hashes of every page's inline parts
 * @param formOrigins other sites that a form posts to: the email list's, once there is one
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
