import { element, elementsBelow, propertyOf, replaceNodes, type HtmlNode } from "./tree";

/** The address of an embedded player's content, and its title, or a default title. */
export interface Embedded {
  readonly href: string;
  readonly title: string;
}

/**
 * Converts the players of other sites (iframes, video and audio elements) to the video component, and those of a file
 * of this site to the audio component. A rehype plugin.
 */
export function convertEmbeds(tree: HtmlNode): void {
  replaceNodes(tree, (node) => {
    if (node.tagName === "iframe" || node.tagName === "video") return videoOf(node);
    if (node.tagName !== "audio") return undefined;
    return embeddedIn(node) === undefined ? audioOf(node) : videoOf(node);
  });
  replaceNodes(tree, ({ tagName }) => (tagName === "source" ? [] : undefined));
}

function audioOf(node: HtmlNode): HtmlNode[] {
  const src = sourceOf(node);
  return src === "" ? [] : [element("audio", { ...node.properties, src })];
}

/** The address of what a video or audio element plays; empty if it names none. */
export function sourceOf(node: HtmlNode): string {
  const source = elementsBelow(node, "source")[0];
  return propertyOf(node, "src") ?? (source && propertyOf(source, "src")) ?? "";
}

function videoOf(node: HtmlNode): HtmlNode[] {
  const embedded = embeddedIn(node);
  if (embedded === undefined) return [];
  const picture = propertyOf(node, "picture") ?? propertyOf(node, "dataPicture");
  return [element("video", { ...embedded, ...(picture !== undefined && { picture }) })];
}

/** The address and title of what a player plays; undefined if that has no web address. */
export function embeddedIn(node: HtmlNode): Embedded | undefined {
  const address = propertyOf(node, "href") ?? sourceOf(node);
  const full = address.trim().replace(/^\/\//, "https://");
  if (!/^https?:\/\//.test(full) || !URL.canParse(full)) return undefined;
  const title = propertyOf(node, "title")?.trim() ?? "";
  const href = pageOfPlayer(new URL(full));
  return { href, title: title === "" ? providerOf(new URL(href)) : title };
}

// Converts a player's address to the address of the content's own page.
function pageOfPlayer(player: URL): string {
  const { hostname, pathname, searchParams } = player;
  const last =
    pathname
      .split("/")
      .filter((part) => part !== "")
      .at(-1) ?? "";
  if (/(?:^|\.)youtube(?:-nocookie)?\.com$/.test(hostname) && pathname.startsWith("/embed/")) {
    const list = searchParams.get("list");
    if (last === "videoseries" && list !== null) return `https://www.youtube.com/playlist?list=${list}`;
    return `https://www.youtube.com/watch?v=${last}`;
  }
  if (hostname === "player.vimeo.com") return `https://vimeo.com/${last}`;
  if (hostname === "open.spotify.com" || hostname === "embed.podcasts.apple.com") {
    const page = new URL(player);
    page.hostname = hostname.replace("embed.", "");
    page.pathname = pathname.replace(/^\/embed(?:-podcast)?\//, "/");
    page.search = "";
    return page.href;
  }
  const named = searchParams.get(hostname === "w.soundcloud.com" ? "url" : "href");
  if (named !== null && /^https:\/\//.test(named) && /soundcloud|facebook/.test(hostname)) return named;
  return player.href;
}

const providers: Readonly<Record<string, string>> = {
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "vimeo.com": "Vimeo",
  "spotify.com": "Spotify",
  "soundcloud.com": "SoundCloud",
  "apple.com": "Apple Podcasts",
  "facebook.com": "Facebook",
  "google.com": "Google",
  "buzzsprout.com": "Buzzsprout",
  "rumble.com": "Rumble",
};

function providerOf({ hostname }: URL): string {
  const known = Object.keys(providers).find((one) => hostname === one || hostname.endsWith(`.${one}`));
  return known === undefined ? hostname.replace(/^www\./, "") : (providers[known] ?? hostname);
}
