import { contentType } from "../content-type";
import {
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
  priceOrWords,
  prose,
  recordingFile,
  text,
  items,
  languageTag,
  timeZone,
  label,
  line,
} from "../fields";
import { ownValue } from "../placeholders";
import { seo, link, linkAnywhere, sample } from "./groups";

function entry(description: string) {
  return group(
    description,
    {
      title: line("Its title."),
      text: text("What it does for the reader, in one or two sentences.", { max: 240 }),
    },
    "OutlineEntry",
  );
}

const sharedLink = optional(
  flag(
    "true where one payment page asks for the amount, so that all may share its link; left out where each has its own.",
  ),
);

/** The content types of this file, in the order shown to editors. */
export const collections = [
  contentType({
    name: "book-details",
    title: "Book cover and description",
    seenOn: "/acts-of-war-book",
    files: "book/details.json",
    description: "The book's cover, and what search engines read about it. Its numbers are in facts.json.",
    fields: {
      description: text("What the book is and does, in two or three sentences, for search engines.", {
        max: 400,
      }),
      genres: list("What it is shelved under.", label("One genre, with capital letters.")),
      cover: picture("The book's cover."),
      shops: optional(
        items(
          "Where the book is sold, if in several shops: every button that leads to {links.book} opens this list then. Left out, it leads to that one.",
          {
            name: label("The shop's name."),
            href: hrefAnywhere("Where the book is sold there."),
            format: label("What one gets there: “Paperback”, “E-book”. Shops of one format stand together."),
          },
        ),
      ),
    },
  }),
  contentType({
    name: "book-outline",
    title: "Book chapters",
    seenOn: "/acts-of-war-book, /excerpt",
    files: "book/outline.json",
    description:
      "The book's parts and chapters, and its bonus content. Chapters are numbered through by themselves; the first one's title also stands over the excerpt.",
    fields: {
      parts: items("The parts, in order.", {
        label: label("Which part it is: “Part One”.", 30),
        title: line("Its title."),
        chapters: list("Its chapters, in order.", entry("One chapter.")),
      }),
      bonus: group("What the book adds after its last chapter.", {
        label: label("The small line above the title.", 30),
        title: prose("The heading.", { max: 60 }),
        items: list("What is there.", entry("One thing."), { min: 0 }),
      }),
    },
  }),
  contentType({
    name: "document",
    title: "Pages of running text",
    seenOn: "the page that the file is named after",
    files: "pages/*.mdx",
    description:
      "Pages of running text: the fields between the lines of dashes, the text in Markdown below them. The file's name becomes the address: pages/giving.mdx is /giving.",
    fields: {
      seo,
      title: prose("The page's main heading.", { max: 90 }),
      introduction: text("One or two sentences below the heading."),
    },
  }),
  contentType({
    name: "excerpt-page",
    title: "Excerpt texts",
    seenOn: "/acts-of-war-book, /excerpt",
    files: "excerpt/*.mdx",
    description: "The pages of the excerpt, in the order of their files' names.",
    fields: {
      title: line("What the page is about, in a few words: it stands over the page's text."),
      picture: picture("The page as it is printed."),
    },
  }),
  contentType({
    name: "guide",
    title: "Free guides",
    seenOn: "/prayer-hub, /resources",
    files: "guides/*.mdx",
    description:
      "The guides to download from the Prayer Hub. After a change, npm run make:guides renews their PDF files.",
    fields: {
      order: number("Its place among the guides: 1 comes first.", { min: 1 }),
      title: line("The guide's title."),
      subtitle: text("The line below the title on the cover.", { max: 120 }),
      audience: text("For whom it is, in one line.", { max: 120 }),
      summary: text("What one does with it; its card on the Prayer Hub says so.", { max: 220 }),
      chapters: choice(
        "Whether each chapter begins on a page of its own (new-page), and its parts too, as sheets to fill in should (own-page).",
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
    description: "The devotionals on the Resources page; each is a file.",
    fields: {
      order: number("Its place on the page: 1 comes first.", { min: 1 }),
      days: optional(text("How many days it takes, in digits. Left out, they follow from its slides.")),
      title: line("Its title."),
      text: text("What it is about and for whom.", { max: 240 }),
      status: choice("Whether it can be read already.", ["available", "coming-soon"]),
      slides: optional(
        list(
          "Its slides in order.",
          group(
            "One slide.",
            {
              id: id("Names the slide in addresses: /resources#day-3 opens the slide “day-3”."),
              label: label("The small line at the top of the picture.", 30),
              line: line("The line that the picture shows."),
              picture: optional(
                picture(
                  "The slide as a picture. Left out, it is drawn from the label, the line and the reference.",
                ),
              ),
              verse: optional(text("The verse, without quotation marks: the page sets it apart.")),
              reference: optional(line("Where the verse stands, and in which translation.")),
              reflection: optional(text("The reflection: 90 to 140 words.")),
              prayer: optional(text("The prayer.")),
              step: optional(text("One thing to do today.")),
              note: optional(text("A line at the end of the slide's text, such as why a day is left out.")),
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
      "Meetings beside the monthly gathering, one file each: those that are over, and those that are being planned. One with a text below its fields has a page of its own: events/retreat.mdx is /events/retreat.",
    fields: {
      sample: sample("the event is a sample"),
      title: text("Its title.", { max: 70 }),
      text: linkedText("What happens, or happened, there.", { max: 240 }),
      date: optional(day("The day, or the first of several; leave it out while it is not settled.")),
      endDate: optional(day("The last day, where the event has several.")),
      from: optional(clock("When it begins; leave it out while only the day is known.")),
      to: optional(
        endClock("When it ends, on its last day. A night without a last day may end after midnight."),
      ),
      zone: optional(timeZone("Where these are the clock’s times, if not in the zone of the gathering.")),
      time: optional(
        label("From when to when, in words, where from and to cannot say it. Calendars do without."),
      ),
      location: text("Where.", { max: 80 }),
      online: optional(flag("true where one takes part online; search engines are told so.")),
      price: optional(
        label(
          "What it costs: in digits, as in 25 or 25.50, and 0 where it is free; or in words, as in “By donation”.",
        ),
      ),
      cancelled: optional(
        text("Why it is cancelled, in a short sentence; leave it out where it is not.", { max: 120 }),
      ),
      action: optional(
        linkAnywhere(
          "The button, such as the way to the tickets. It goes once the event is over or cancelled.",
        ),
      ),
      recording: optional(linkAnywhere("The button once it is over, such as the way to a recording.")),
      seo: optional(seo),
    },
    mayLackBody: () => true,
  }),
  contentType({
    name: "partnership-levels",
    title: "Partnership levels",
    seenOn: "/partner",
    files: "partnership/levels.json",
    description: "The levels of partnership, with what each brings.",
    fields: {
      sharedLink,
      levels: items("The levels, the smallest first.", {
        sample: sample("the benefits are samples"),
        id: id("Names the level in addresses."),
        name: label("Its name."),
        price: label("Its price for a month.", 20),
        popular: flag("true for the level that most choose."),
        text: text("Who it is for.", { max: 200 }),
        benefits: list("What it brings, one line each.", text("One benefit.", { max: 120 })),
        action: link("The link that the whole card is."),
      }),
    },
  }),
  contentType({
    name: "partnership-gifts",
    title: "One-time gifts",
    seenOn: "/partner",
    files: "partnership/gifts.json",
    description: "The one-time gifts.",
    fields: {
      sharedLink,
      gifts: items("The gifts, the smallest first.", {
        id: id("Names the gift."),
        amount: priceOrWords("How much, or a word such as “Other”."),
        text: text("What goes with the amount: a few words.", { max: 80 }),
        href: href(
          "Where it is given: best a payment link of its own, named under furtherLinks in site.json.",
        ),
      }),
    },
  }),
  contentType({
    name: "article",
    title: "Teachings",
    seenOn: "/blog",
    files: "articles/*.mdx",
    description:
      "The blog’s teachings, one file each, whose name becomes the address: articles/my-title.mdx is /blog/my-title. The teaching itself stands in Markdown below the lines of dashes.",
    fields: {
      sample: sample("the teaching is a sample"),
      title: text("Its title. Search engines and tabs show about 60 characters of it.", { max: 90 }),
      excerpt: text("What it is about, for the list and for search results.", { min: 70, max: 160 }),
      seo: optional(seo),
      category: chosenOnBlog(
        "What it belongs to: one of the categories of pages/blog.json, by its value.",
        "list.categories",
        "label",
      ),
      series: optional(
        chosenOnBlog(
          "The series that it is a part of: one of pages/blog.json, by its value. Its place follows from its date.",
          "series.entries",
          "title",
        ),
      ),
      date: day("The day of publication; a later day than today keeps it back until then."),
      readTime: optional(
        number("How many minutes it takes to read. Left out, they are counted from the text.", { min: 1 }),
      ),
      picture: optional(picture("The picture that its page opens with. Without one, it shows a flame.")),
      recording: optional(
        group("The teaching to listen to. With it, the text may be missing.", {
          file: recordingFile(
            "The sound: a file in content/files (../files/my-talk.mp3), MP3 or M4A, or where it lies on the web (https://…).",
          ),
          duration: optional(
            duration("How long it is, where it lies on the web: the length of a file is read from it."),
          ),
          guid: optional(
            text(
              "How podcast apps know it, for an episode that moved here (its guid in the former feed), or whose file was renamed (its first name). Left out, it is the name of this file.",
            ),
          ),
        }),
      ),
      speaker: optional(line("Who teaches, where it is a guest.")),
      language: optional(languageTag("The language of the teaching, where it is not the site’s.")),
      featured: flag("true for the one teaching that opens the blog; of several, the newest does."),
      status: choice(
        "coming-soon is listed without a page, published has a page, draft is seen on previews only.",
        ["coming-soon", "published", "draft"],
      ),
    },
    mayLackBody: (data) =>
      ownValue(data, "recording") !== undefined || ownValue(data, "status") !== "published",
  }),
];
