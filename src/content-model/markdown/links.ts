import { element, elementsBelow, propertyOf, replaceNodes, text, type HtmlNode } from "./tree";

/** Settings for the links of a text. */
export interface LinkSettings {
  /** The site's own address, without a slash at its end. */
  readonly site: string;
  /** The text that a link to another site adds for screen readers; empty if the HTML is not for a page. */
  readonly newTab: string;
}

/**
 * Normalises link addresses. As with the pages' own links (components/ui/smart-link.tsx), links to other sites open
 * in a new tab and say so. A rehype plugin.
 */
export function setLinks(tree: HtmlNode, { site, newTab }: LinkSettings): void {
  replaceNodes(tree, (node) => (leadsNowhere(node) ? (node.children ?? []) : undefined));
  for (const link of elementsBelow(tree, "a")) {
    const written = propertyOf(link, "href");
    if (written === undefined) continue;
    const href = destinationOf(written, site);
    link.properties = { ...link.properties, href };
    if (!/^https?:/.test(href) || newTab === "") continue;
    Object.assign(link.properties, { target: "_blank", rel: ["noopener", "noreferrer"] });
    const words = element("span", { className: ["new-tab"] }, [text(` ${newTab}`)]);
    link.children = [...(link.children ?? []), words];
  }
}

function leadsNowhere({ tagName, properties = {} }: HtmlNode): boolean {
  return tagName === "a" && properties["href"] === undefined && properties["id"] === undefined;
}

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
