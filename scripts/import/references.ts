import { slug } from "github-slugger";
import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Gives a text's pictures new addresses. A picture without one falls away; its caption stays.
 * @param picture returns the new address of a picture
 */
export function replacePictures(root: Root, picture: (address: string) => string | undefined): void {
  linkDirectly(root);
  visit(root, "image", (node, index, parent) => {
    const address = picture(node.url);
    if (address !== undefined) node.url = address;
    else parent?.children.splice(index ?? 0, 1, { type: "text", value: node.title ?? "" });
  });
  visit(root, "html", (node) => {
    node.value = node.value.replace(sources, (tag, before: string, quote: string, address: string) => {
      const found = picture(address.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
      return found === undefined
        ? ""
        : tag.replace(`${before}${quote}${address}`, `${before}${quote}${found}`);
    });
  });
}

/** Pictures of HTML, and of the site's own component. */
const sources = /<(?:img|Figure)\b[^>]*?(\bsrc=)(["'])(.*?)\2[^>]*>/g;

/** The addresses of a text's pictures, each once. */
export function picturesIn(root: Root): string[] {
  const found = new Set<string>();
  replacePictures(root, (address) => {
    found.add(address);
    return address;
  });
  return [...found];
}

/** The addresses of pictures without an alternative text. */
export function silentPictures(root: Root): string[] {
  const found: string[] = [];
  visit(root, (node) => {
    if (node.type === "image" && !node.alt) found.push(node.url);
    if (node.type !== "html") return;
    for (const [tag, , , address = ""] of node.value.matchAll(sources))
      if (!/\balt=(["'])[^"']+\1/.test(tag)) found.push(address);
  });
  return [...new Set(found)];
}

/** A text's links of the form [words][name] hold their own addresses. */
function linkDirectly(root: Root): void {
  const definitions = new Map<string, string>();
  visit(root, "definition", (node, index, parent) => {
    definitions.set(node.identifier, node.url);
    parent?.children.splice(index ?? 0, 1);
    return index ?? 0;
  });
  visit(root, ["linkReference", "imageReference"], (node, index, parent) => {
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const url = definitions.get(node.identifier) ?? "";
    const direct: Content =
      node.type === "linkReference"
        ? { type: "link", url, children: node.children }
        : { type: "image", url, alt: node.alt ?? "" };
    parent?.children.splice(index ?? 0, 1, direct);
  });
}

/**
 * Removes links that lead nowhere on this site; their words stay.
 * @param site the site's own address
 * @param routes the addresses of its pages
 * @param notes collects what was removed
 */
export function settleLinks(root: Root, site: string, routes: readonly string[], notes: string[]): void {
  const places = new Set<string>();
  linkDirectly(root);
  visit(root, "heading", (node) => {
    places.add(`#${slug(toString(node))}`);
  });
  visit(root, "link", (node, index, parent) => {
    const address = node.url.startsWith(`${site}/`) ? node.url.slice(site.length) : node.url;
    if (/^(?:https?:\/\/|mailto:[^@]+@|tel:|sms:)/i.test(address) || places.has(address)) return;
    const [, page = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(address) ?? [];
    const route = page.replace(/(?<=.)\/$/, "");
    if (routes.includes(route)) {
      node.url = route + fragment;
      return;
    }
    notes.push(`The link of “${toString(node)}” to ${address} was left out: nothing here has that address.`);
    parent?.children.splice(index ?? 0, 1, ...node.children);
    return index ?? 0;
  });
}
