import {
  blogPosting,
  book,
  breadcrumbs,
  event,
  eventOfContent,
  organization,
  serialise,
  type Site,
} from "./structured-data";

const site: Site = {
  url: "https://ministry.example",
  language: "en-US",
  ministry: { name: "Sample Ministry", description: "What it does." },
  leader: { name: "Alex Sample", role: "author" },
  navigation: {
    header: [
      { href: "/", label: "Home" },
      { href: "/contact", label: "Contact" },
    ],
    quickLinks: [],
    groups: [],
  },
  social: [],
  routes: ["/", "/about", "/contact"],
};

const gathering = {
  id: "gathering",
  name: "The *monthly* gathering",
  description: "Prayer.",
  start: "2026-12-08T18:00:00-05:00",
  place: "12 Quay Street",
  online: true,
  amount: "0",
  currency: "USD",
};

const article = {
  ...{ title: "Ten Minutes", excerpt: "A start.", categoryName: "Prayer Life", readTime: 4 },
  ...{ languageAttributes: null, speaker: null, recording: null },
};
const dates = { published: "2026-03-08T00:00:00-05:00" };

test.each([
  ["https://tickets.example/a", "https://tickets.example/a"],
  ["/contact#booking", "https://ministry.example/contact#booking"],
  ["mailto:info@ministry.example", "https://ministry.example/events"],
  [undefined, "https://ministry.example/events"],
])("an online event with the link %s has the address %s", (link, url) => {
  expect(event(site, "/events", { ...gathering, link })).toMatchObject({
    name: "The monthly gathering",
    location: { "@type": "VirtualLocation", url },
    offers: { price: "0", url },
  });
});

test("an event has an end and a price only if the content contains them", () => {
  const thing = event(site, "/events", { ...gathering, online: null, amount: null });
  expect(thing).toMatchObject({
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "12 Quay Street", address: "12 Quay Street" },
  });
  for (const claim of ["endDate", "isAccessibleForFree", "offers"]) expect(thing).not.toHaveProperty(claim);
  expect(event(site, "/events", { ...gathering, amount: "25.50" })).toMatchObject({
    isAccessibleForFree: false,
    offers: { price: "25.50", priceCurrency: "USD" },
  });
});

test("an event has the same id on the event's page and in the list", () => {
  const shownFields = {
    title: "Retreat",
    text: "Rest.",
    start: "2027-05-01",
    end: "2027-05-01",
    location: "Hills",
  };
  const fields = {
    ...shownFields,
    page: "/events/retreat",
    action: null,
    cancelled: null,
    amount: null,
    online: null,
  };
  const ids = ["/events", "/events/retreat"].flatMap((path) =>
    eventOfContent(site, path, fields as unknown as Queries.EventFieldsFragment, {
      id: "a",
      currency: "USD",
    }),
  );
  expect(ids).toMatchObject(Array(2).fill({ "@id": "https://ministry.example/events/retreat#event" }));
});

test("the book has an offer for each shop, or a single offer for the book's own link", () => {
  const href = "https://books.example/acts-of-war";
  const bookWith = (link: string | null, formats: readonly string[]) => {
    const shops = formats.map((format) => ({ href, name: "Shop", format }));
    const data = {
      bookDetails: { description: "A manual.", genres: [], shops },
      facts: { book: { name: "Acts of War", pages: "250" } },
      siteIdentity: { links: { book: link } },
    };
    return book(site, "/book", data)[0];
  };
  expect(bookWith(null, [])).not.toHaveProperty("offers");
  const offer = { "@type": "Offer", availability: "https://schema.org/InStock", url: href };
  expect(bookWith(href, [])).toMatchObject({ numberOfPages: 250, offers: offer });
  expect(bookWith(href, [])).toHaveProperty("bookFormat");
  expect(bookWith(href, ["Paperback", "E-book"])).not.toHaveProperty("bookFormat");
  expect(bookWith(href, ["Paperback", "E-book"])).toMatchObject({
    offers: [
      { ...offer, name: "Paperback", seller: { name: "Shop" } },
      { ...offer, name: "E-book", seller: { name: "Shop" } },
    ],
  });
});

test.each([
  ["a cancelled", { isCancelled: true }, { eventStatus: "https://schema.org/EventCancelled" }],
  [
    "a moved",
    { previousStart: "2026-12-01T18:00:00-05:00" },
    {
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: "2026-12-01T18:00:00-05:00",
      startDate: gathering.start,
    },
  ],
  ["a scheduled", {}, { eventStatus: "https://schema.org/EventScheduled" }],
])("the structured data of %s event contains this status", (_, change, thing) => {
  expect(event(site, "/events", { ...gathering, ...change })).toMatchObject(thing);
});

test("the data of a recording contains the address, the length, the type and the guest as author", () => {
  const recording = { href: "/files/talk.mp3", bytes: 1000, seconds: 2292, type: "audio/mpeg" };
  const guestArticle = { ...article, speaker: "Ruth Guest", recording };
  expect(blogPosting(site, "/blog/a", guestArticle, dates)).toMatchObject({
    author: { "@type": "Person", name: "Ruth Guest" },
    audio: {
      "@type": "AudioObject",
      contentUrl: "https://ministry.example/files/talk.mp3",
      encodingFormat: "audio/mpeg",
      duration: "PT2292S",
      contentSize: "1000",
    },
  });
});

test.each([
  ["/contact", "Write to Sample Ministry", "Contact"],
  ["/a", "Letters | Sample Ministry", "Letters"],
  ["/b", "Sample Ministry: Calls", "Calls"],
  ["/d", "Letters from Sample Ministry", "Letters"],
  ["/c", "What Sample Ministry Does", "What Sample Ministry Does"],
])("the breadcrumb of %s, whose title is “%s”, is “%s”", (path, title, name) => {
  expect(breadcrumbs(site, [{ path, name: title }])).toMatchObject({
    itemListElement: [{ name: "Home" }, { name }],
  });
});

test("a text cannot close the script element", () => {
  const text = serialise([
    { ...(organization(site) as object), "@type": "Organization", name: "</script>48\u00a0h" },
  ]);
  expect(text).toContain('"name":"\\u003c/script>48 h"');
});
