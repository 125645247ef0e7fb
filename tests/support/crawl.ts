import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";

/** A link in a page's HTML. */
export interface FoundLink {
  href: string;
  /** The link's other attributes. */
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The result of crawling one path. */
export interface FoundPage {
  status: number;
  /** The number of clicks from Home to the page. */
  clicks: number;
  links: readonly FoundLink[];
  /** All ids in the page, the possible targets of fragments. */
  ids: ReadonlySet<string>;
}

/**
 * Follows every internal link, starting at Home, as a visitor without script could.
 * @param site the site's origin, without a trailing slash
 * @returns the results by path
 */
export async function crawl(site: string): Promise<Map<string, FoundPage>> {
  const found = new Map<string, FoundPage>();
  let level = ["/"];
  for (let clicks = 0; level.length > 0; clicks += 1) {
    const next = new Set<string>();
    for (const path of level) {
      const page = await visit(site, path, clicks);
      found.set(path, page);
      for (const { href } of page.links) if (href.startsWith("/")) next.add(pathOf(href));
    }
    level = [...next].filter((path) => !found.has(path));
  }
  return found;
}

/** Returns the path of an internal link, without its fragment. */
export function pathOf(href: string): string {
  return href.split("#")[0] ?? href;
}

async function visit(site: string, path: string, clicks: number): Promise<FoundPage> {
  const response = await fetch(site + path);
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const links: FoundLink[] = [];
  const ids = new Set<string>();
  if (isPage) {
    walk(parse(await response.text()), (element) => {
      const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
      if (attributes.id !== undefined) ids.add(attributes.id);
      if (element.tagName === "a" && attributes.href !== undefined) {
        links.push({ href: attributes.href, attributes, text: textOf(element) });
      }
    });
  } else {
    await response.arrayBuffer();
  }
  return { status: response.status, clicks, links, ids };
}

function walk(
  node: DefaultTreeAdapterTypes.Node,
  onElement: (element: DefaultTreeAdapterTypes.Element) => void,
): void {
  if (tree.isElementNode(node)) onElement(node);
  if ("childNodes" in node) {
    for (const child of node.childNodes) walk(child, onElement);
  }
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (tree.isTextNode(node)) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
