/**
 * Resolves an address as written: an address of this site becomes its path, and www. and email addresses get their
 * scheme.
 * @param written the address as written
 * @param site the site's address
 * @returns a valid link target, or the address as written if it is not recognised
 */
export function destinationOf(written: string, site: string): string {
  const address = written.trim();
  if (/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/.test(address)) return `mailto:${address}`;
  const full = address.replace(/^\/\//, "https://").replace(/^www\.(?=[\w-]+\.)/i, "https://www.");
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full) || !URL.canParse(site)) return full;
  const { hostname, pathname, search, hash } = new URL(full);
  const bare = (host: string): string => host.replace(/^www\./, "");
  if (bare(hostname) !== bare(new URL(site).hostname)) return full;
  return `${pathname.replace(/(?<=.)\/$/, "")}${search}${hash}`;
}
