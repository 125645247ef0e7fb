/**
 * A page's address as one types it from paper: without https://.
 * In: the site's address, without a slash at its end, and the page's path.
 */
export function typedAddress(site: string, path: string): string {
  return site.replace(/^https:\/\//, "") + path;
}
