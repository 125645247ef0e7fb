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
 * @param content a text, or the XML of elements
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
 * @param channel the elements of the feed's channel, with the items last
 */
export function writeRss(prefixes: readonly (keyof typeof namespaces)[], channel: readonly string[]): string {
  const namespaceAttributes = Object.fromEntries(
    prefixes.map((prefix) => [`xmlns:${prefix}`, namespaces[prefix]]),
  );
  const root = element("rss", [element("channel", channel)], { version: "2.0", ...namespaceAttributes });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** The feed's link to itself, which identifies the feed. */
export function writeSelfLink(address: string): string {
  return element("atom:link", [], { href: address, rel: "self", type: "application/rss+xml" });
}

/**
 * Formats a moment for feeds (RFC 822), with the offset of its zone. Feed readers that ignore the zone then show the
 * ministry's day.
 * @param moment in ISO 8601, with its offset
 */
export function formatFeedDate(moment: string): string {
  const [localTime, offset] = [moment.slice(0, 19), moment.slice(19).replace(":", "")];
  return new Date(`${localTime}Z`).toUTCString().replace("GMT", offset);
}
