import { parseRssFeed } from "feedsmith";
import { podcastFeed, type Episode } from "./podcast";

const podcast = {
  site: "https://ministry.example",
  language: "en-US",
  title: "The Watch & more",
  description: "Teachings <to hear>.",
  author: "Alex Sample",
  email: "podcast@ministry.example",
  category: "Christianity",
  explicit: false,
  picture: { file: { absolutePath: "" } },
};

const episode: Episode = {
  name: "ten-minutes",
  date: "2026-03-08T00:00:00-05:00",
  title: "Ten & more",
  excerpt: "What to hear.",
  html: '<p><a href="/events">Come</a></p>',
  speaker: "Ruth Guest",
  recording: {
    href: "https://ministry.example/files/ten.mp3?a=1&b=2",
    bytes: 30081024,
    seconds: 3760,
    type: "audio/mpeg",
    guid: null,
  },
};

test("an independent parser reads what Apple asks for", () => {
  const moved = { ...episode, html: "", speaker: null, recording: { ...episode.recording, guid: "old-7" } };
  const xml = podcastFeed(podcast, [episode, moved]);
  expect(parseRssFeed(xml)).toMatchObject({
    title: podcast.title,
    description: podcast.description,
    language: "en-US",
    link: "https://ministry.example/blog",
    atom: { links: [{ href: "https://ministry.example/podcast.xml", rel: "self" }] },
    itunes: {
      author: "Alex Sample",
      owner: { name: "Alex Sample", email: "podcast@ministry.example" },
      image: "https://ministry.example/previews/podcast.jpg",
      categories: [{ text: "Religion & Spirituality", categories: [{ text: "Christianity" }] }],
      explicit: false,
      type: "episodic",
    },
    items: [
      {
        title: "Ten & more",
        link: "https://ministry.example/blog/ten-minutes",
        guid: { value: "ten-minutes", isPermaLink: false },
        pubDate: "Sun, 08 Mar 2026 00:00:00 -0500",
        enclosures: [{ url: episode.recording.href, length: 30081024, type: "audio/mpeg" }],
        content: { encoded: '<p><a href="https://ministry.example/events">Come</a></p>' },
        itunes: { duration: 3760, author: "Ruth Guest" },
        podcast: { persons: [{ display: "Ruth Guest", role: "guest" }] },
      },
      { guid: { value: "old-7", isPermaLink: false } },
    ],
  });
  // Apple takes true and false alone.
  expect(xml).toContain("<itunes:explicit>false</itunes:explicit>");
});
