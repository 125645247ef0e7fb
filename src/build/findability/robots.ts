/**
 * Writes robots.txt (RFC 9309). Everything may be read; a preview, which holds drafts, is closed.
 * @param site the site's address, without a slash at its end
 */
export function robots(site: string, preview: boolean): string {
  if (preview) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nDisallow:\n\nSitemap: ${site}/sitemap.xml\n`;
}
