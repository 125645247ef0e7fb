import { slug } from "github-slugger";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { textOf } from "../documents/markdown";

/** The tags of HTML and of the site's components that contain the address of a picture or a file. */
const fileTags = /<(?:img|Figure|Audio|Download)\b[^>]*?\b(?:src|href)=(["'])(.*?)\1[^>]*>/g;

/** The addresses of a text's pictures, each once. */
export function picturesIn(root: Root): string[] {
  const addresses = new Set<string>();
  replacePictures(root, (address) => {
    addresses.add(address);
    return address;
  });
  return [...addresses];
}

/**
 * Gives a text's pictures new addresses. A picture without a new address is removed. Its caption is kept.
 * @param findAddress returns the new address of a picture
 */
export function replacePictures(root: Root, findAddress: (address: string) => string | undefined): void {
  visit(root, "image", (node, index, parent) => {
    const address = findAddress(node.url);
    if (address !== undefined) node.url = address;
    else parent?.children.splice(index ?? 0, 1, { type: "text", value: node.title ?? "" });
  });
  visit(root, "definition", (node) => {
    if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(node.url)) node.url = findAddress(node.url) ?? node.url;
  });
  visit(root, "html", (node) => {
    node.value = node.value.replace(fileTags, (tag, _quote, address: string) => {
      const newAddress = findAddress(address.replaceAll("&amp;", "&"));
      return newAddress === undefined ? "" : tag.replace(address, () => newAddress);
    });
  });
}

/**
 * Removes links to pages that this site does not have, and keeps their text.
 * @param routes the addresses of the site's pages
 * @param formerSite the address of the former site, to which links stay
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
      notes.push(
        `The link to ${node.url} opens the former site. Link to this site instead, or remove the link.`,
      );
    if (/^(?:https?:\/\/|mailto:|tel:|sms:)/i.test(node.url) || headingIds.has(node.url)) return undefined;
    const [, page = "", queryAndFragment = ""] = /^([^?#]*)(.*)$/.exec(node.url) ?? [];
    const route = page.replace(/(?<=.)\/$/, "");
    if (routes.includes(route)) {
      node.url = route + queryAndFragment;
      return undefined;
    }
    if (node.type === "definition") return undefined;
    const linkText = textOf(node) === "" ? "" : `“${textOf(node)}” `;
    const reason = node.url.startsWith("#")
      ? "the text does not have this heading"
      : "this site does not have this address yet";
    notes.push(
      `The link ${linkText}to ${node.url} was removed (its text was kept), because ${reason}. Add the link again with a valid address if necessary.`,
    );
    parent?.children.splice(index ?? 0, 1, ...node.children);
    return index ?? 0;
  });
}
