import { contentType } from "../content-type";
import {
  amountOrText,
  choice,
  chosenOnBlog,
  clock,
  day,
  duration,
  endClock,
  flag,
  group,
  href,
  hrefAnywhere,
  id,
  linkedText,
  list,
  number,
  optional,
  picture,
  priceOrText,
  prose,
  recordingFile,
  sample,
  text,
  textLanguage,
  items,
  timeZone,
  label,
  line,
} from "../fields";
import { ownValue } from "../placeholders";
import { seo, link, linkAnywhere } from "./groups";

function entry(description: string) {
  return group(
    description,
    {
      title: line("The title, as in the book."),
      text: text("What the reader gains, in one or two sentences.", { max: 240 }),
    },
    "OutlineEntry",
  );
}

const sharedLink = optional(
  flag("true if all levels (or gifts) have the same payment page, which asks for the amount."),
);

const hasRecording = (data: unknown) => ownValue(data, "recording") !== undefined;

/** The content types of this file, in the order shown to editors. */
export const collections = [
  contentType({
    name: "book-details",
    title: "Book cover and description",
    seenOn: "/acts-of-war-book",
    files: "book/details.json",
    description:
      "The cover of the book, and texts about the book for search engines. The number of pages and the price are in facts.json. “This is still a sample” applies to the whole book and its chapters.",
    fields: {
      description: text("What the book is about, in two or three sentences, for search engines.", {
        max: 400,
      }),
      genres: list("The book’s genres for search engines, such as “Christian Living”.", label("One genre.")),
      cover: picture("The front cover, at least 2400 pixels on the longer side."),
      shops: optional(
        items(
          "The shops that sell the book, if there are several. All buttons with {links.book} then open this list. If left out, these buttons open {links.book} directly.",
          {
            name: label("The name of the shop."),
            href: hrefAnywhere("The book's page in this shop."),
            format: label(
              "The format of the book in this shop, such as “Paperback” or “E-book”. The list groups the shops by format.",
            ),
          },
        ),
      ),
      ...sample("work"),
    },
  }),
  contentType({
    name: "book-outline",
    title: "Book chapters",
    seenOn: "/acts-of-war-book, /excerpt",
    files: "book/outline.json",
    description:
      "The book's parts and chapters, and its bonus content. The site numbers the chapters. The title of the first chapter is also above the excerpt.",
    fields: {
      parts: items("The parts, in order.", {
        label: label("The number of the part, such as “Part One”.", 30),
        title: line("The title of the part."),
        chapters: list("The chapters of the part, in order.", entry("One chapter.")),
      }),
      bonus: group("The content after the last chapter.", {
        label: label("A short line above the title, such as “Bonus”.", 30),
        title: prose("The heading of the bonus content.", { max: 60 }),
        items: list("The parts of the bonus content.", entry("One part of the bonus content."), { min: 0 }),
      }),
    },
  }),
  contentType({
    name: "document",
    title: "Pages of running text",
    seenOn: "the page with the name of the file",
    files: "pages/*.mdx",
    description:
      "Pages with one long text. The file's name becomes the address: pages/giving.mdx is /giving.",
    fields: {
      seo,
      title: prose("The main heading of the page.", { max: 90 }),
      introduction: text("One or two sentences below the heading."),
      ...sample("promise"),
    },
    page: { folder: "" },
  }),
  contentType({
    name: "excerpt-page",
    title: "Excerpt texts",
    seenOn: "/acts-of-war-book, /excerpt",
    files: "excerpt/*.mdx",
    description: "The pages of the excerpt, in the order of their file names.",
    fields: {
      title: line("The heading above the text of this page, in a few words."),
      picture: picture("A picture of the printed page."),
    },
  }),
  contentType({
    name: "guide",
    title: "Free guides",
    seenOn: "/prayer-hub, /resources",
    files: "guides/*.mdx",
    description:
      "The guides to download from the Prayer Hub. If you change a guide on the web, a workflow updates the PDF file. If you change a guide on your computer, run npm run make:guides.",
    fields: {
      order: number("The position among the guides. 1 is first.", { min: 1 }),
      title: line("The title on the cover and the card."),
      subtitle: text("The line below the title on the cover.", { max: 120 }),
      audience: text("The readers of the guide, in one line, such as “For small groups”.", { max: 120 }),
      summary: text("What readers do with the guide. Shown on its card on the Prayer Hub.", { max: 220 }),
      chapters: choice(
        "Where chapters start in the PDF file. Running: below the previous chapter. New page: on a new page. Own page: on a new page, and each part of a chapter too, as for sheets to fill in.",
        ["running", "new-page", "own-page"],
      ),
    },
    mayLackBody: () => true,
  }),
  contentType({
    name: "devotional",
    title: "Devotionals",
    seenOn: "/resources",
    files: "devotionals/*.json",
    description: "The devotionals on the Resources page, one file each.",
    fields: {
      order: number("The position on the page. 1 is first.", { min: 1 }),
      days: optional(text("The number of days, in digits. If left out, the site counts the slides.")),
      title: line("The name of the devotional."),
      text: text("The subject of the devotional, and its readers.", { max: 240 }),
      status: choice("Whether visitors can read the devotional now.", ["available", "coming-soon"]),
      slides: optional(
        list(
          "The slides, in order.",
          group(
            "One slide.",
            {
              id: id("The name of the slide in web addresses: /resources#day-3 opens the slide day-3."),
              label: label("A short line at the top of the picture, such as “Day 3”.", 30),
              line: line("The main line in the picture."),
              picture: optional(picture("The slide’s picture. If left out, the site draws a picture.")),
              verse: optional(text("A Bible verse, without quotation marks.")),
              reference: optional(line("The reference and translation, such as “Psalm 55:17 (WEB)”.")),
              reflection: optional(text("A reflection of 90 to 140 words.")),
              prayer: optional(text("A short prayer for the day.")),
              step: optional(text("One thing to do today.")),
              note: optional(text("A line at the end of the slide, such as why a day is missing.")),
            },
            "Slide",
          ),
        ),
      ),
    },
  }),
  contentType({
    name: "event",
    title: "Events",
    seenOn: "/events",
    files: "events/*.mdx",
    description:
      "All meetings except the monthly gathering, one file each, past or planned. An event with a text has its own page: events/retreat.mdx is /events/retreat.",
    fields: {
      title: text("The name of the event, such as “Night of Prayer”.", { max: 70 }),
      text: linkedText("What happens (or happened) at the event.", { max: 240 }),
      date: optional(day("The first (or only) day. Leave this out if the day is not fixed yet.")),
      endDate: optional(day("The last day, if the event has several days.")),
      from: optional(clock("The start time. Leave this out if only the day is fixed.")),
      to: optional(endClock("The end time, on the last day. An event of one day can end after midnight.")),
      zone: optional(timeZone("The event’s time zone, if it differs from the time zone of the gathering.")),
      time: optional(
        label(
          "The time in words, such as “after sunset”, if the event does not have an exact start and end.",
        ),
      ),
      location: text("The place, such as “Grace Hall, Atlanta”.", { max: 80 }),
      online: optional(flag("true if people can take part online. Search engines show this.")),
      price: optional(amountOrText("The price of the event.")),
      cancelled: optional(text("The reason in a short sentence, if the event is cancelled.", { max: 120 })),
      action: optional(linkAnywhere("A button until the event is over or cancelled, such as “Get tickets”.")),
      recording: optional(
        linkAnywhere("A button after the end of the event, such as “Watch the recording”."),
      ),
      seo: optional(seo),
      ...sample("promise"),
    },
    mayLackBody: () => true,
    page: { folder: "/events" },
  }),
  contentType({
    name: "partnership-levels",
    title: "Partnership levels",
    seenOn: "/partner",
    files: "partnership/levels.json",
    description: "The levels of partnership, with their benefits.",
    fields: {
      sharedLink,
      levels: items("The levels, the smallest one first.", {
        id: id("The name of the level in web addresses, such as warrior."),
        name: label("The name of the level, such as “Warrior”."),
        price: label("The price for one month.", 20),
        popular: flag("true for the level that most partners choose."),
        text: text("Who this level is for.", { max: 200 }),
        benefits: list("The benefits of this level, one line each.", text("One benefit.", { max: 120 })),
        action: link("The link of the level. Visitors can click the whole card."),
      }),
      ...sample("promise"),
    },
  }),
  contentType({
    name: "partnership-gifts",
    title: "One-time gifts",
    seenOn: "/partner",
    files: "partnership/gifts.json",
    description: "The suggested one-time gifts.",
    fields: {
      sharedLink,
      gifts: items("The gifts, the smallest one first.", {
        amount: priceOrText("The amount, or a word such as “Other”."),
        text: text("A few words beside the amount, such as “Sends a book to a prison”.", { max: 80 }),
        href: href("The payment page. Ideally, each gift has its own link from furtherLinks in site.json."),
      }),
    },
  }),
  contentType({
    name: "article",
    title: "Teachings",
    seenOn: "/blog",
    files: "articles/*.mdx",
    description:
      "The blog’s teachings, one file each. The file’s name becomes the address: articles/my-title.mdx is /blog/my-title.",
    fields: {
      title: text("The name of the teaching. Search engines show about 60 characters.", { max: 90 }),
      excerpt: text("What the teaching is about, for the list and search results.", { max: 160 }),
      seo: optional(seo),
      category: chosenOnBlog("A category from the list in pages/blog.json.", "list.categories", "label"),
      series: optional(
        chosenOnBlog(
          "A series from the list in pages/blog.json. The site orders the teachings of a series by date.",
          "series.entries",
          "title",
        ),
      ),
      date: day("The day of publication. A teaching with a future day appears on that day."),
      readTime: optional(
        number("The reading time in minutes. If left out, the site calculates the reading time.", { min: 1 }),
      ),
      picture: optional(
        picture("The picture at the top of the teaching’s page. If left out, the page shows a flame."),
      ),
      recording: optional(
        group("A recording of the teaching. With a recording, the text is optional.", {
          file: recordingFile(
            "An MP3 or M4A file, such as ../files/my-talk.mp3, or the web address of such a file (https://…). To enter an address on the editing screen: Browse → Field Assets → Enter URL.",
          ),
          duration: optional(duration("The length of the recording, if the recording is on another site.")),
          guid: optional(
            text(
              "The identifier in podcast apps. For an episode of an earlier podcast, write its guid from the old feed. For a renamed teaching, write the first file name without .mdx. Otherwise, leave this out.",
            ),
          ),
        }),
      ),
      speaker: optional(line("The name of the guest, if the leader does not teach.")),
      language: optional(textLanguage("The teaching’s language, if it is not the language of the site.")),
      featured: flag(
        "true to show this teaching at the top of the blog. If several teachings have true, the newest of them is at the top.",
      ),
      status: choice(
        "Coming soon: listed on the blog, without a page. Published: listed, with a page. Draft: only on previews of the site.",
        ["coming-soon", "published", "draft"],
      ),
      ...sample("work"),
    },
    mayLackBody: (data) => hasRecording(data) || ownValue(data, "status") !== "published",
    page: { folder: "/blog", mayLackBody: hasRecording },
  }),
];
