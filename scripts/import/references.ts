import { slug } from "github-slugger";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { textOf } from "../documents/markdown";

/** The tags with a picture or a file: of HTML, and of the site's own components. */
const fileTags = /<(?:img|Figure|Audio|Download)\b[^>]*?\b(?:src|href)=(["'])(.*?)\1[^>]*>/g;

/** The addresses of a text's pictures, each once. */
export function picturesIn(root: Root): string[] {
  const found = new Set<string>();
  replacePictures(root, (address) => {
    found.add(address);
    return address;
  });
  return [...found];
}

/**
 * Gives a text's pictures new addresses. A picture without a new address is removed. Its caption is kept.
 * @param picture returns the new address of a picture
 */
export function replacePictures(root: Root, picture: (address: string) => string | undefined): void {
  visit(root, "image", (node, index, parent) => {
    const address = picture(node.url);
    if (address !== undefined) node.url = address;
    else parent?.children.splice(index ?? 0, 1, { type: "text", value: node.title ?? "" });
  });
  visit(root, "definition", (node) => {
    if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(node.url)) node.url = picture(node.url) ?? node.url;
  });
  visit(root, "html", (node) => {
    node.value = node.value.replace(fileTags, (tag, _quote, address: string) => {
      const found = picture(address.replaceAll("&amp;", "&"));
      return found === undefined ? "" : tag.replace(address, () => found);
    });
  });
}

/**
 * Removes links to pages that this site does not have, and keeps their text.
 * @param routes the addresses of its pages
 * @param formerSite the address of the former site; links to it stay
 * @param notes collects removed links and links to the former site
 */
export function removeDeadLinks(
  root: Root,
  routes: readonly string[],
  formerSite: string | undefined,
  notes: string[],
): void {
  const headingIds = new Set<string>();
  visit(root, "heading", (node) => {
    headingIds.add(`#${slug(textOf(node))}`);
  });
  visit(root, ["link", "definition"], (node, index, parent) => {
    if (node.type !== "link" && node.type !== "definition") return undefined;
    if (formerSite !== undefined && node.url.startsWith(formerSite))
      notes.push(`A link still opens the former site and will break when that site is closed: ${node.url}.`);
    if (/^(?:https?:\/\/|mailto:|tel:|sms:)/i.test(node.url) || headingIds.has(node.url)) return undefined;
    const [, page = "", rest = ""] = /^([^?#]*)(.*)$/.exec(node.url) ?? [];
    const route = page.replace(/(?<=.)\/$/, "");
    if (routes.includes(route)) {
      node.url = route + rest;
      return undefined;
    }
    if (node.type === "definition") return undefined;
    notes.push(
      `The link of “${textOf(node)}” to ${node.url} was left out, because this site does not have that page.`,
    );
    parent?.children.splice(index ?? 0, 1, ...node.children);
    return index ?? 0;
  });
}
