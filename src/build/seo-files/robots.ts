/**
 * Writes robots.txt (RFC 9309). It allows everything; a preview, which contains drafts, is disallowed.
 * @param site the site's address, without a trailing slash
 */
export function robots(site: string, preview: boolean): string {
  if (preview) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nDisallow:\n\nSitemap: ${site}/sitemap.xml\n`;
}
