/**
 * A page's address as a person would type it: without https://.
 * @param site the site's address, without a trailing slash
 * @param path the page's path
 */
export function typedAddress(site: string, path: string): string {
  return site.replace(/^https:\/\//, "") + path;
}
