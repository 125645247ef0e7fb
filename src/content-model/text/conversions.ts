import type { Root, Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { isBlank, isElement, replaceElements, attributeOf } from "./tree";

/** Converts a quotation that begins with [!note], as in GitHub and Obsidian, to the component Note. */
export function convertCallouts(tree: Root): void {
  replaceElements(tree, (node) => {
    if (node.tagName !== "blockquote") return undefined;
    const firstChild = node.children.find((child) => !isBlank(child));
    const text = isElement(firstChild, "p") ? firstChild.children[0] : undefined;
    if (text?.type !== "text") return undefined;
    const [line, kind = "", title = ""] = /^\[!([\w-]+)\][+-]?[ \t]*([^\n]*)\n?/.exec(text.value) ?? [];
    if (line === undefined) return undefined;
    const isQuotation = /^(?:quote|cite)$/i.test(kind);
    text.value = (isQuotation && title !== "" ? `${title}\n` : "") + text.value.slice(line.length);
    return isQuotation ? undefined : h("note", title === "" ? {} : { title }, node.children);
  });
}

/**
 * Converts players of other sites (iframes, video and audio elements) to the video component, and audio elements that
 * play a file of this site to the audio component.
 */
export function convertPlayers(tree: Root): void {
  replaceElements(tree, (node) => {
    if (!["iframe", "video", "audio"].includes(node.tagName)) return undefined;
    const videoCard = findMedia(node);
    if (videoCard !== undefined) {
      const picture = attributeOf(node, "picture") ?? attributeOf(node, "dataPicture");
      return h("video", { ...videoCard, picture });
    }
    const src = sourceOf(node);
    return node.tagName === "audio" && src !== ""
      ? { ...node, properties: { ...node.properties, src }, children: [] }
      : [];
  });
  replaceElements(tree, ({ tagName }) => (tagName === "source" ? [] : undefined));
}

/** The address of the sound or video that a player plays; empty if the player does not have one. */
export function sourceOf(node: Element): string {
  let source = attributeOf(node, "src");
  visit(node, { tagName: "source" }, (one: Element) => {
    source ??= attributeOf(one, "src");
  });
  return source ?? "";
}

/** The page and the title of the video or sound that a player plays; undefined without a web address. */
export function findMedia(node: Element): { href: string; title: string } | undefined {
  const address = (attributeOf(node, "href") ?? sourceOf(node)).trim().replace(/^\/\//, "https://");
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const href = pageOf(address);
  const host = new URL(href).hostname.replace(/^(?:www|open|m)\./, "");
  return { href, title: attributeOf(node, "title")?.trim() || (siteNames[host] ?? host) };
}

const youTube = String.raw`^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/`;

/** The pages for players, by the addresses of the players. */
const pages: readonly (readonly [player: RegExp, page: string])[] = [
  [
    new RegExp(`${youTube}videoseries\\?(?:.*&)?list=([\\w-]+).*`),
    "https://www.youtube.com/playlist?list=$1",
  ],
  [new RegExp(`${youTube}([\\w-]+).*`), "https://www.youtube.com/watch?v=$1"],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*/, "https://vimeo.com/$1"],
  [/^https?:\/\/open\.spotify\.com\/embed(?:-podcast)?\/([^?#]+).*/, "https://open.spotify.com/$1"],
  [/^https?:\/\/embed\.(podcasts\.apple\.com\/[^?#]+).*/, "https://$1"],
];

function pageOf(address: string): string {
  const { hostname, searchParams } = new URL(address);
  const embeddedPage = searchParams.get(hostname === "w.soundcloud.com" ? "url" : "href") ?? "";
  if (/soundcloud|facebook/.test(hostname) && embeddedPage.startsWith("https://")) return embeddedPage;
  return pages.reduce((page, [player, replacement]) => page.replace(player, replacement), address);
}

const siteNames: Readonly<Record<string, string>> = {
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "vimeo.com": "Vimeo",
  "spotify.com": "Spotify",
  "soundcloud.com": "SoundCloud",
  "podcasts.apple.com": "Apple Podcasts",
  "facebook.com": "Facebook",
};

/**
 * Whether a line looks like the source of a quotation: a name or title after a dash, or a Bible reference in any
 * language, with or without translation and brackets.
 */
export function isReference(text: string): boolean {
  const line = text.trim();
  return line.length <= 100 && (sourceAfterDash.test(line) || chapterAndVerse.test(line));
}

const dashPattern = /^(?:[—–―]|--?)[\s\u00A0]*/;

// Dialogue is excluded: a line that ends in a question mark or continues after a full stop.
const sourceAfterDash =
  /^(?:[—–―]|--?)[\s\u00A0]*(?![^]*[?!]$)(?![^]*\p{Ll}{2}\. \p{Lu})[\p{L}\p{N}“"‘'(*[]/u;

const chapterAndVerse =
  /^[([]?(?:[1-4I]{1,3}\.?\s*)?[\p{Lu}\p{Lo}]\p{L}*\.?(?:\s\p{L}+){0,3}\s(?:\d{1,3}[:.,]\s?\d|(?<=Psalms?\s)\d)[\d\s:.,;ab–—-]*(?:[([]?\p{Lu}[\p{L}\d\s-]{0,30})?[)\]]*\.?$/u;

/** Marks up the source of each quotation as `<footer>`: the last paragraph, or the last line of the last paragraph. */
export function markReferences(tree: Root): void {
  visit(tree, { tagName: "blockquote" }, (quotation: Element) => {
    const paragraphs = quotation.children.filter((child) => !isBlank(child));
    const lastParagraph = paragraphs.at(-1);
    if (!isElement(lastParagraph, "p")) return;
    const [earlierNodes, line] = splitAtLastLine(lastParagraph.children);
    const isAlone = paragraphs.length === 1 && earlierNodes.length === 0;
    if (isAlone || !isReference(line.map((node) => toString(node)).join(""))) return;
    if (earlierNodes.length > 0) lastParagraph.children = earlierNodes;
    else quotation.children = quotation.children.filter((child) => child !== lastParagraph);
    quotation.children.push(h("footer", replaceHyphens(line)));
  });
}

// The line break itself is dropped.
function splitAtLastLine(
  nodes: readonly ElementContent[],
): [before: ElementContent[], last: ElementContent[]] {
  const index = nodes.map((node) => node.type === "text" && node.value.includes("\n")).lastIndexOf(true);
  const lastText = nodes[index];
  if (lastText?.type !== "text") return [[], [...nodes]];
  const end = lastText.value.lastIndexOf("\n");
  const remainder = { ...lastText, value: lastText.value.slice(0, end).trimEnd() };
  const earlierNodes = [...nodes.slice(0, index), ...(remainder.value === "" ? [] : [remainder])];
  if (isElement(earlierNodes.at(-1), "br")) earlierNodes.pop();
  return [earlierNodes, [{ ...lastText, value: lastText.value.slice(end + 1) }, ...nodes.slice(index + 1)]];
}

// Two hyphens are a common substitute for a dash.
function replaceHyphens([firstChild, ...otherNodes]: readonly ElementContent[]): ElementContent[] {
  if (firstChild?.type !== "text") return firstChild === undefined ? [] : [firstChild, ...otherNodes];
  return [{ ...firstChild, value: firstChild.value.trimStart().replace(dashPattern, "— ") }, ...otherNodes];
}
