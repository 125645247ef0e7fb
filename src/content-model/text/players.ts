import type { Element, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { attributeOf, replaceElements } from "./tree";

/**
 * Converts the players of other sites (iframes, video and audio elements) to the video component, and those of a file
 * of this site to the audio component.
 */
export function convertPlayers(tree: Root): void {
  replaceElements(tree, (node) => {
    if (!["iframe", "video", "audio"].includes(node.tagName)) return undefined;
    const played = playedBy(node);
    if (played !== undefined) {
      const picture = attributeOf(node, "picture") ?? attributeOf(node, "dataPicture");
      return h("video", { ...played, picture });
    }
    const src = sourceOf(node);
    return node.tagName === "audio" && src !== ""
      ? { ...node, properties: { ...node.properties, src }, children: [] }
      : [];
  });
  replaceElements(tree, ({ tagName }) => (tagName === "source" ? [] : undefined));
}

/** The address of what a player plays; empty if it names none. */
export function sourceOf(node: Element): string {
  let source = attributeOf(node, "src");
  visit(node, { tagName: "source" }, (one: Element) => {
    source ??= attributeOf(one, "src");
  });
  return source ?? "";
}

/** The page and the title of what a player plays; undefined if that has no address on the web. */
export function playedBy(node: Element): { href: string; title: string } | undefined {
  const address = (attributeOf(node, "href") ?? sourceOf(node)).trim().replace(/^\/\//, "https://");
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const href = pageOf(address);
  const host = new URL(href).hostname.replace(/^(?:www|open|m)\./, "");
  return { href, title: attributeOf(node, "title")?.trim() || (names[host] ?? host) };
}

const youTube = String.raw`^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/`;

/** The pages of what players play, by the players' addresses. */
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
  const named = searchParams.get(hostname === "w.soundcloud.com" ? "url" : "href") ?? "";
  if (/soundcloud|facebook/.test(hostname) && named.startsWith("https://")) return named;
  return pages.reduce((page, [player, own]) => page.replace(player, own), address);
}

const names: Readonly<Record<string, string>> = {
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "vimeo.com": "Vimeo",
  "spotify.com": "Spotify",
  "soundcloud.com": "SoundCloud",
  "podcasts.apple.com": "Apple Podcasts",
  "facebook.com": "Facebook",
};
