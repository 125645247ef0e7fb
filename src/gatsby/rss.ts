import { escapeHtml } from "../text/escape-html";

const namespaces = {
  atom: "http://www.w3.org/2005/Atom",
  dc: "http://purl.org/dc/elements/1.1/",
  content: "http://purl.org/rss/1.0/modules/content/",
  itunes: "http://www.itunes.com/dtds/podcast-1.0.dtd",
  podcast: "https://podcastindex.org/namespace/1.0",
};

/**
 * Writes an element of XML.
 * @param content a text, or elements that are written already
 */
export function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const attributesText = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const innerXml = typeof content === "string" ? escapeHtml(content) : content.join("\n");
  return `<${[name, ...attributesText].join("")}>${innerXml}</${name}>`;
}

/**
 * Writes a feed in RSS 2.0.
 * @param channel the elements of its channel, items last
 */
export function rss(prefixes: readonly (keyof typeof namespaces)[], channel: readonly string[]): string {
  const namespaceAttributes = Object.fromEntries(
    prefixes.map((prefix) => [`xmlns:${prefix}`, namespaces[prefix]]),
  );
  const root = element("rss", [element("channel", channel)], { version: "2.0", ...namespaceAttributes });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** The feed's link to itself, which identifies it. */
export function selfLink(address: string): string {
  return element("atom:link", [], { href: address, rel: "self", type: "application/rss+xml" });
}

/**
 * A moment in the format of feeds (RFC 822), with the offset of its zone: feed readers that do not show zones then show
 * the ministry's day.
 * @param moment in ISO 8601, with its offset
 */
export function feedDate(moment: string): string {
  const [local, offset] = [moment.slice(0, 19), moment.slice(19).replace(":", "")];
  return new Date(`${local}Z`).toUTCString().replace("GMT", offset);
}
