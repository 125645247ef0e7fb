import { escapeHtml } from "../../words/escape-html";

/** A page as the sitemap lists it. */
export interface SitemapPage {
  /** Its address, absolute. */
  address: string;
  /** When its content last changed (ISO 8601); omitted if unknown. */
  changed?: string | undefined;
}

/** Writes a sitemap (sitemaps.org, protocol 0.9), sorted by address. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const entries = [...pages]
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map(({ address, changed }) => {
      const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
      return `  <url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
