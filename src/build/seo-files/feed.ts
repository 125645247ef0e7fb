import { standaloneHtml } from "../../content-model/text/render";
import { escapeHtml } from "../../words/escape-html";

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
  /** When it was published: ISO 8601, in the ministry's zone. */
  published: string;
  /** Its text, as its page has it. */
  html: string;
}

const longest = 24;

/** The articles in the feed, newest first. */
export function newestOf<Item extends { date: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, longest);
}

/** Writes articles as an RSS 2.0 feed, with Atom's self link and the full texts (RSS content module). */
export function feed({ site, language, title, description }: FeedWords, items: readonly FeedItem[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    "<channel>",
    element("title", title),
    element("link", `${site}/blog`),
    element("description", description),
    element("language", language),
    `<atom:link href="${escapeHtml(`${site}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => entry(site, item)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function entry(site: string, { name, title, excerpt, category, published, html }: FeedItem): string {
  const address = `${site}/blog/${name}`;
  return [
    "<item>",
    element("title", title),
    element("link", address),
    `<guid isPermaLink="true">${escapeHtml(address)}</guid>`,
    element("pubDate", inRfc822(published)),
    element("category", category),
    element("description", excerpt),
    element("content:encoded", standaloneHtml(html, site)),
    "</item>",
  ].join("\n");
}

// RFC 822, with the offset of the zone: a reader that shows no zone shows the ministry's day.
function inRfc822(moment: string): string {
  const [local, offset] = [moment.slice(0, 19), moment.slice(19).replace(":", "")];
  return new Date(`${local}Z`).toUTCString().replace("GMT", offset);
}

function element(name: string, words: string): string {
  return `<${name}>${escapeHtml(words)}</${name}>`;
}
