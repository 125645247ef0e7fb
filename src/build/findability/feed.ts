import { escapeXml } from "./xml";

/** What a feed says of itself. */
export interface FeedWords {
  /** The site's address, without a slash at its end. */
  site: string;
  /** The language of the texts (BCP 47). */
  language: string;
  title: string;
  description: string;
}

/** A teaching as the feed lists it. */
export interface FeedItem {
  /** The last part of its address. */
  name: string;
  title: string;
  excerpt: string;
  /** Its category's name, as visitors read it. */
  category: string;
  /** The day of its publication, such as 2026-03-08. */
  date: string;
}

const longest = 24;

/** Writes the newest teachings as a feed (RSS 2.0, with the address of the feed itself as Atom's namespace has it). */
export function feed({ site, language, title, description }: FeedWords, items: readonly FeedItem[]): string {
  const newest = [...items].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, longest);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", title),
    element("link", `${site}/blog`),
    element("description", description),
    element("language", language),
    `<atom:link href="${escapeXml(`${site}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map((item) => entry(site, item)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function entry(site: string, { name, title, excerpt, category, date }: FeedItem): string {
  const address = `${site}/blog/${name}`;
  return [
    "<item>",
    element("title", title),
    element("link", address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    // Noon, so that it is the same day from America to Europe.
    element("pubDate", new Date(`${date}T12:00:00Z`).toUTCString()),
    element("category", category),
    element("description", excerpt),
    "</item>",
  ].join("\n");
}

function element(name: string, words: string): string {
  return `<${name}>${escapeXml(words)}</${name}>`;
}
