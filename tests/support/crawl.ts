import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";

/** A link as it stands in a page's HTML. */
export interface FoundLink {
  href: string;
  /** What else the link says of itself. */
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** What a crawl found at an address. */
export interface FoundPage {
  status: number;
  /** How many links one follows from Home to be here. */
  clicks: number;
  links: readonly FoundLink[];
  /** Every id in the page: what a fragment may name. */
  ids: ReadonlySet<string>;
}

/**
 * Follows every link inside the site, from Home on, as a visitor without script could.
 * @param site the site's address, without a slash at its end
 * @returns what was found, by path
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

/** The path of a link inside the site, without its fragment. */
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
