import { page } from "../content-type";
import {
  choice,
  group,
  href,
  id,
  linkedText,
  list,
  number,
  optional,
  picture,
  pictureWithStandIn,
  sample,
  prose,
  text,
  timeZone,
  items,
  nonEmptyItems,
  template,
  label,
  line,
  type Fields,
} from "../fields";
import {
  anyPicture,
  sectionHeading,
  seo,
  link,
  linkAnywhere,
  hero,
  opening,
  closing,
  readNext,
  notice,
  faq,
  testimonials,
  actions,
  heading,
  section,
  introducedSection,
  nextGathering,
  plural,
} from "./groups";

function downloadableList(description: string, sampleMark: Fields = {}) {
  return group(
    description,
    {
      id: id("The name of the section in web addresses, and of the text file."),
      ...heading,
      text: text("What journalists can use these lines for."),
      button: label("The download link, such as “Download as text”."),
      entries: list(
        "The lines, in order.",
        prose("One line. Do not write quotation marks, because the page adds them to quotes.", { max: 240 }),
        { min: 0 },
      ),
      ...sampleMark,
    },
    "DownloadableList",
  );
}

const onPage = ["page", "count"];

const viewer = group("The texts of the devotional's viewer.", {
  name: template("The viewer's name for screen readers", ["title"]),
  counter: template("The number of the slide, such as “{count} of {limit}”", ["count", "limit"]),
  previous: label("The button to the previous slide.", 20),
  next: label("The button to the next slide.", 20),
  close: label("The name of the button with the cross, such as “Close”.", 30),
  print: label("The name of the button with the printer, such as “Print”.", 30),
  prayer: label("The heading above the prayer.", 30),
  step: label("The heading above the step for the day.", 30),
});

/** The content types of this file, in the order shown to editors. */
export const pages = [
  page("home", {
    description: "The home page.",
    fields: {
      seo,
      hero: hero({ ...nextGathering, date: "a flame, and the date of the next gathering above the buttons" }),
      biography: group("A short biography of the leader.", {
        ...heading,
        lead: prose("The first sentence of the story, in large letters."),
        paragraphs: list("The story, by paragraph.", linkedText("One paragraph.")),
        action: link("The link to the full story."),
        book: optional(
          group("The book's cover beside the portrait. If left out, only the portrait is shown.", {
            href: href("The page that opens from the cover."),
          }),
        ),
        ...sample("work"),
      }),
      mandate: section("The tasks of the ministry.", {
        cards: items("The tasks, one card each.", {
          title: line("The task, in two or three words."),
          text: text("What the task means in practice.", { max: 240 }),
        }),
      }),
      testimonials: testimonials("Quotes from people about the ministry."),
      gathering: closing("The invitation to the monthly gathering."),
      nextDates: optional(
        label("The heading above the gathering's next dates. If left out, no dates are shown."),
      ),
      faq: faq("Questions that visitors often ask."),
    },
  }),
  page(
    "about",
    {
      description: "The page about the leader: story, credentials and convictions.",
      fields: {
        seo,
        hero: hero(),
        story: group("How the work began.", {
          ...heading,
          lead: prose("The first sentence of the story, in large letters."),
          paragraphs: list("The story before the envelope, by paragraph.", prose("One paragraph.")),
          envelope: group("The questions in the story, shown as on the back of an envelope.", {
            label: line("The name of the envelope for screen readers."),
            questions: list("The questions, one line each.", line("One question.")),
          }),
          continued: list("The story after the envelope, by paragraph.", linkedText("One paragraph.")),
          scripture: text("A Bible verse in a public-domain translation, without quotation marks."),
          scriptureReference: line("The reference and translation, such as “Psalm 55:17 (WEB)”."),
        }),
        credentials: group("The leader's experience.", {
          ...heading,
          entries: items("The credentials, one row each.", {
            title: line("The role or office, in a word or two."),
            text: prose("What the leader has done in this role.", { max: 240 }),
          }),
        }),
        philosophy: section("The convictions behind the work.", {
          cards: items("The convictions, one card each.", {
            title: line("The conviction as an instruction, in a few words."),
            text: text("What the conviction means in practice.", { max: 240 }),
          }),
        }),
        figures: section("The reach of the work, in numbers.", {
          entries: items("The figures. Use facts for the numbers, such as {reach.trained}.", {
            value: label("The number, such as {reach.trained}.", 12),
            label: label("The things that the number counts, such as “lives trained”."),
            text: text("The source of the number.", { max: 120 }),
          }),
          ...sample("promise"),
        }),
        closing: closing("The invitation at the end of the page."),
      },
    },
    "work",
  ),
  page("speaking", {
    description: "The page for people who want to invite the leader as a speaker.",
    fields: {
      ...opening(),
      topics: section("The topics of the talks.", {
        takeawayLabel: label("The text before each takeaway, such as “You leave with”."),
        cards: items("The topics, one card each.", {
          id: id("The name of the topic in web addresses, such as prayer-strategy."),
          title: line("The topic and the kind of session, such as “Prayer strategy: workshop”."),
          text: text("What the session is about, and its format, such as a workshop.", { max: 240 }),
          takeaway: text("What the audience learns or takes home.", { max: 160 }),
        }),
        fieldsLabel: label("The text before the fields of knowledge, such as “Expertise”."),
        fieldsOfKnowledge: list(
          "Subjects in which the leader is an expert. Search engines use them too.",
          label("One subject, in a word or two."),
          { min: 0 },
        ),
      }),
      events: section("The kinds of event that the leader speaks at.", {
        picture: optional(pictureWithStandIn("A landscape picture of the leader speaking.")),
        cards: items("The kinds of event, one card each.", {
          title: line("The kind of event, such as “Conference”."),
          text: text("What such an event is like, and how it is prepared.", { max: 300 }),
          points: list("Possible parts of the event.", text("One part.", { max: 120 })),
        }),
        evening: optional(
          group("The course of an evening as a timeline. If left out, there is no timeline.", {
            title: line("The heading above the timeline."),
            length: template("The length of a part, such as “{minutes} min”", ["minutes"], { max: 30 }),
            parts: list(
              "The parts of the evening, in order.",
              group("One part.", {
                title: label("The name of the part, in a word or two.", 30),
                minutes: number("The length of the part in minutes.", { min: 1, max: 600 }),
                text: text("What happens in this part.", { max: 140 }),
              }),
              { min: 2, max: 5 },
            ),
          }),
        ),
      }),
      planning: optional(
        group("Answers to questions of organisers.", {
          ...heading,
          text: text("One or two sentences below the heading."),
          entries: items(
            "The answers: fee and travel, lead time, lengths, recording, equipment, small groups.",
            {
              title: line("The subject, such as “Fee and travel”."),
              text: linkedText("The answer."),
            },
          ),
          watch: optional(
            group("A recorded talk for organisers to watch.", {
              picture: picture("A still picture from the video."),
              title: line("The name of the talk."),
              text: text(
                "The length of the talk, and the site that shows it, such as “42 minutes, on YouTube”.",
              ),
              action: linkAnywhere("The link to the video."),
            }),
          ),
          ...sample("promise"),
        }),
      ),
      testimonials: testimonials("Quotes from hosts."),
      faq: faq("Questions that organisers often ask.", sample("promise")),
      closing: closing("The invitation at the end of the page."),
      oneSheet: text("The last line of the printed page, with the address to write to.", { max: 160 }),
    },
  }),
  page("press-kit", {
    description:
      "The page for journalists. The build also makes files to download from the texts and pictures of this page.",
    fields: {
      ...opening({ photographs: "the photographs and the download of the whole kit" }),
      factSheet: section("The facts at a glance. Visitors can download them as fact-sheet.txt.", {
        text: text("What journalists can use the facts for."),
        cards: items("The groups of facts, one card each.", {
          title: line("The subject of the facts, such as “The ministry”."),
          entries: nonEmptyItems("The facts of this group.", {
            term: label("The name of the fact, such as “Founded”."),
            detail: linkedText("The fact itself, such as “2019”.", { max: 240 }),
          }),
        }),
      }),
      wholeKit: group("The download of everything in one file.", {
        title: line("The heading of the box."),
        text: text("The contents of the file."),
        button: label("The download link, such as “Download everything”."),
      }),
      photos: section("Pictures for the press.", {
        text: text("What journalists can use the pictures for."),
        button: label("The download link of each photograph."),
        details: template("Format and size of the file", ["format", "width", "height"]),
        creditLabel: label("The text before the credit, such as “Photo:”.", 20),
        licenceLabel: label("The text before the licence, such as “Use:”.", 20),
        cards: items(
          "The photographs, one card each. Journalists download the picture’s file, so use a large one.",
          {
            id: id("The name of the downloaded file, such as portrait."),
            title: line("The kind of picture, such as “Portrait”."),
            text: prose("The best use of the picture, such as covers or small sizes.", { max: 160 }),
            ...anyPicture("The photograph, at least 2400 pixels on the longer side."),
            credit: text("The photographer’s name, as it must be printed.", { max: 80 }),
            licence: text("The permitted use, such as “Free for editorial use”.", { max: 120 }),
          },
        ),
        custom: text("An offer of other pictures."),
        action: link("The link to ask for other pictures."),
      }),
      licence: list(
        "The terms of use for the whole kit. Visitors can download them as license.txt.",
        text("One paragraph of the terms."),
      ),
      bios: group("Biographies of several lengths.", {
        ...heading,
        text: text("How journalists can use the biographies."),
        button: label("The button that copies a biography, such as “Copy text”."),
        read: label("The text that opens a long biography, such as “Read the biography”."),
        withoutScript: text("Shown instead of the buttons if the browser does not run scripts."),
        copied: notice("Shown when the text was copied."),
        notCopied: notice("Shown if the browser does not allow copying. The text is then selected."),
        entries: items("The biographies, the shortest one first.", {
          id: id("The name of the biography in web addresses, and of its file."),
          title: line("The use of the biography, such as “For a programme”."),
          length: label("The number of words, such as “50 words”."),
          paragraphs: list("The text, by paragraph.", prose("One paragraph.")),
        }),
        ...sample("work"),
      }),
      interview: downloadableList("Interview questions. Visitors can download them as a text file."),
      soundbites: downloadableList(
        "Sentences to quote. Visitors can download them as a text file.",
        sample("promise"),
      ),
      testimonials: testimonials("Quotes from the media."),
      faq: faq("Questions that journalists often ask.", sample("promise")),
      closing: closing("The invitation at the end of the page."),
    },
  }),
  page(
    "contact",
    {
      description: "The contact page. The texts of its forms are in forms/.",
      fields: {
        seo,
        hero: hero(),
        stayConnected: group("The email list.", {
          title: text("The heading of the section.", { max: 90 }),
          text: text("What subscribers get, and how often."),
          button: label(
            "The button, such as “Join the list”. The button opens the sign-up page or, without an email list, a mail.",
          ),
          byMail: text("Shown below the button if the button opens a mail. Tell visitors what to do.", {
            max: 120,
          }),
          mailSubject: line("The subject of the button’s mail, such as “Please add me to your list”."),
        }),
      },
    },
    "promise",
  ),
  page("acts-of-war-book", {
    title: "Book page",
    typeName: "BookPage",
    description:
      "The page about the book. The chapters are in book/outline.json, the cover in book/details.json.",
    fields: {
      ...opening(),
      features: section("The advantages of the book.", {
        cards: items("The features, one card each.", {
          title: line("The feature, in a few words."),
          text: text("What readers gain from the feature. Say more than the title.", { max: 240 }),
        }),
        inside: optional(
          group("The first two pages of the excerpt, as in an open book. If left out, nothing is shown.", {
            text: text("A caption for the pages.", { max: 160 }),
            action: link("The link to the excerpt."),
          }),
        ),
      }),
      outline: introducedSection("The heading above the chapters.", {
        worksheet: optional(
          group("A sample page of the book, filled in by a reader. If left out, nothing is shown.", {
            title: line("The title of the page in the book."),
            note: line("The reader, in a few words, such as “A mother of three”."),
            lines: nonEmptyItems("The lines on the page.", {
              question: line("The question in the book."),
              answer: text("The reader’s answer.", { max: 140 }),
            }),
          }),
        ),
      }),
      testimonials: testimonials("Quotes from readers."),
      faq: faq("Questions that visitors often ask.", sample("promise")),
      closing: closing("The invitation to order the book."),
    },
  }),
  page("set-my-soul-on-fire-ecourse", {
    title: "E-course page",
    typeName: "CoursePage",
    description: "The page about the e-course. Its length and price are in facts.json.",
    fields: {
      ...opening(),
      start: optional(
        group("The start of the course, near the top of the page. The day is nextStart in facts.json.", {
          next: template("Shown until the course starts", ["day"], { max: 240 }),
          later: text("Shown if nextStart in facts.json is missing or in the past.", { max: 240 }),
        }),
      ),
      description: text("What the course is, in two or three sentences, for search engines.", { max: 400 }),
      level: label("The level in two words, for search engines, such as “All levels”."),
      themes: section("The themes of the course.", {
        points: items("The themes, in order.", {
          title: prose("The theme, in a few words.", { max: 60 }),
          text: text("What participants learn about the theme.", { max: 300 }),
          verse: text("A Bible verse for this theme, quoted exactly."),
          reference: line("The reference and translation, such as “Psalm 55:17 (WEB)”."),
        }),
      }),
      highlights: introducedSection("The contents of the course.", {
        price: label("The price in large letters, such as {course.price}.", 20),
        priceNote: line("A note on the price, such as “for the whole course”."),
        items: items("The parts that participants get, one row each.", {
          title: line("The part, such as “Live sessions”."),
          text: text("How this part works.", { max: 240 }),
        }),
      }),
      curriculum: introducedSection("The weeks of the course.", {
        weekLabel: text("The line above a week, such as “Week {week}”.", {
          max: 30,
          pagePlaceholders: ["week"],
        }),
        weeks: items("The weeks, in order.", {
          id: id("The name of the week in web addresses, such as week-1."),
          title: line("The subject of the week."),
          text: text("What happens in this week.", { max: 400 }),
          teaches: text("A skill to learn, in a few words, for search engines.", { max: 120 }),
          picture: picture("The picture beside the week."),
        }),
      }),
      testimonials: testimonials("Quotes from students."),
      faq: faq("Questions that visitors often ask.", sample("promise")),
      closing: closing("The invitation to enrol."),
    },
  }),
  page(
    "excerpt",
    {
      typeName: "ExcerptLanding",
      description: "The page around the excerpt, with the texts of its viewer. The excerpt is in excerpt/.",
      fields: {
        seo,
        hero: hero(),
        viewer: group("The viewer with the pages of the book.", {
          eyebrow: line("A short line above the title, such as “Chapter one”."),
          text: text("One or two sentences below the chapter's title."),
          label: line("The name of the viewer for screen readers."),
          previous: label("The button to the previous page.", 20),
          next: label("The button to the next page.", 20),
          counter: template("The number of the page, such as “Page {page} of {count}”", onPage, { max: 40 }),
          dots: label("The name of the row of dots for screen readers."),
          dot: template("The name of a dot for screen readers, such as “Page {page}”", ["page"], { max: 40 }),
          enlarge: label("The button that enlarges the page, on the corner of the page.", 30),
          enlarged: template("The name of the enlarged page for screen readers", onPage, { max: 60 }),
          close: label("The button that closes the enlarged page.", 30),
          readAsText: label("The link to the text below the viewer, such as “Read as text”."),
        }),
        text: introducedSection("The pages of the excerpt as text.", {
          page: text("The line above each page, such as “Page {page}”.", {
            max: 30,
            pagePlaceholders: ["page"],
          }),
          printed: prose(
            "The last line of the printed text, with source and copyright. The page fills in {address}.",
            { max: 160, pagePlaceholders: ["address"] },
          ),
          next: optional(readNext("Links after the excerpt.")),
        }),
        closing: closing("The invitation to order the book."),
      },
    },
    "work",
  ),
  page(
    "not-found",
    {
      seenOn: "every address that does not exist",
      description: "The page for addresses that do not exist.",
      fields: {
        seo,
        code: label("The number above the heading, usually 404.", 10),
        title: text("The main heading of the page.", { max: 90 }),
        text: text("Possible reasons, such as a typing error or an old link."),
        action: link("A link back, such as to the home page."),
        doors: optional(
          list(
            "Links to the pages that most visitors look for, such as prayer, the next date, and something to read.",
            group("One link.", {
              label: line("The text of the link, such as “Ask for prayer”."),
              href: href("The page that opens."),
              text: text("One sentence about the linked page.", { max: 120 }),
            }),
            { max: 3 },
          ),
        ),
      },
    },
    "none",
  ),
  page(
    "thank-you",
    {
      description:
        "The page after a form was sent without JavaScript. Its text must also be true for people who open the address directly.",
      fields: {
        seo,
        title: prose("The main heading of the page.", { max: 90 }),
        text: text("What happens with messages that were sent."),
        promise: optional(text("What happens with prayer requests, in large letters.", { max: 120 })),
        action: link("A link back, such as to the home page."),
        next: optional(list("Links to other pages.", link("One link."), { min: 0, max: 2 })),
      },
    },
    "promise",
  ),
  page("prayer-hub", {
    description: "The Prayer Hub. Its guides are in guides/.",
    fields: {
      ...opening(nextGathering),
      gathering: section("The monthly gathering.", {
        text: text("A description of the gathering."),
        facts: items("Facts such as day, place and price.", {
          label: label("The name of the fact, such as “When”.", 30),
          value: text("The fact itself, such as {gathering.day}.", { max: 80 }),
        }),
        nextDates: label("The heading of the next dates, such as “Next dates”.", 30),
        calendar: label("The link to the calendar file, such as “Add to calendar”."),
        expect: line("The heading above the parts of the gathering."),
        segments: items("The parts of the gathering, in order.", {
          title: line("The name of the part, such as “Worship”."),
          text: text("What happens in this part.", { max: 240 }),
        }),
        world: optional(
          group("The gathering's time around the world, as a clock and a list (optional).", {
            title: line("The heading above the clock."),
            noon: label("The top of the clock, such as “Noon”.", 12),
            midnight: label("The bottom of the clock, such as “Midnight”.", 12),
            you: label("The visitor's own place, such as “You”.", 12),
            places: list(
              "The places from west to east, ideally at different hours, so that names do not overlap.",
              group("One place.", {
                name: label("The name of the place, such as “Lagos”.", 24),
                zone: timeZone("The time zone of the place."),
              }),
              { min: 2, max: 9 },
            ),
          }),
        ),
      }),
      guides: section("The guides to download.", {
        text: text("A description of the guides, and how people can use them."),
        download: label("The button of a guide, such as “Download”."),
        downloadHint: template("The text of a guide’s button for screen readers", ["title"], { max: 60 }),
        size: optional(
          text(
            "The size of a guide, below its cover. The page fills in {pages} and {kilobytes}. If left out, the size is not shown.",
            { max: 60, pagePlaceholders: ["pages", "kilobytes"] },
          ),
        ),
        comingSoon: label("Shown instead of the button until a guide is ready, such as “Coming Soon”."),
        cover: line("A short line on the cover of each guide."),
        imprint: text("The last page of each guide: sources of quotes and permitted use."),
        ...sample("work"),
      }),
      training: introducedSection("Courses and books for further learning.", {
        entries: items("The courses and books.", {
          title: prose("The name of the course or book.", { max: 60 }),
          text: text("What people learn from the course or book."),
          facts: text("Length, price and so on, in one line.", { max: 90 }),
          action: link("The link to the page of the course or book."),
        }),
      }),
      community: section("The people who pray together.", {
        entries: items("The features of the community.", {
          title: line("The feature, such as “A weekly call”."),
          text: text("A description of the feature.", { max: 320 }),
        }),
        ...sample("promise"),
      }),
      faq: faq("Questions that visitors often ask.", sample("promise")),
      closing: closing("The invitation to the resources."),
    },
  }),
  page("resources", {
    description: "The Resources page. Its devotionals are in devotionals/.",
    fields: {
      ...opening({ shelf: "the readings as books on a shelf" }),
      manual: optional(
        section("The main manual. Leave this out if there is no manual.", {
          lead: text("The first sentence of the section, in large letters."),
          text: prose("The contents of the manual, and how to use the manual."),
          facts: items("Numbers about the manual.", {
            label: label("The things that are counted, such as “Chapters”.", 30),
            value: label("The number, such as {book.chapters}.", 30),
          }),
          actions,
        }),
      ),
      devotionals: introducedSection("The section with all devotionals.", {
        days: label("The word after the number of days, such as “days”.", 20),
        view: label("The button that opens the viewer, such as “View”."),
        comingSoon: label("Shown instead of the button until a devotional is ready, such as “Coming Soon”."),
        slides: template("The name of a row of slides for screen readers", ["title"], { max: 60 }),
        asText: line("The link that opens the devotional as text."),
        printed: template(
          "The last line of the printed text, with source and copyright",
          ["title", "address"],
          { max: 160 },
        ),
        next: optional(readNext("Links after a devotional.")),
        viewer,
        ...sample("work"),
      }),
      online: introducedSection("Resources to read or join online.", {
        free: label("The label on free resources, such as “Free”.", 20),
        comingSoon: label("Shown instead of the button until a resource is ready, such as “Coming Soon”."),
        entries: items("The resources, in order.", {
          title: line("The name of the resource."),
          text: prose("A description of the resource.", { max: 240 }),
          status: choice("Whether visitors can use the resource now.", ["available", "coming-soon"]),
          action: optional(link("The link to the resource. Leave this out if the resource is not ready.")),
        }),
      }),
      faq: faq("Questions that visitors often ask."),
      closing: closing("The invitation at the end of the page."),
    },
  }),
  page("events", {
    description: "The events page. Its events are in events/, the gathering’s day and time in facts.json.",
    fields: {
      seo,
      hero: hero(nextGathering),
      gathering: section("The monthly gathering.", {
        recurring: text("The usual day, time and place."),
        text: text("What happens at the gathering."),
        yearTitle: line("The heading above the next twelve dates of the gathering."),
        off: label("The label on a cancelled date in the list of the next dates, such as “off”.", 12),
        actions,
      }),
      courses: section("The e-courses.", {
        comingSoon: label("Shown instead of the button until a course is ready, such as “Coming Soon”."),
        cards: items("The courses, one card each.", {
          title: line("The name of the course."),
          meta: text("The course’s length and form, such as “6 weeks, live online”.", { max: 80 }),
          price: label("The price of the course, such as {course.price}.", 20),
          text: text("What participants learn.", { max: 300 }),
          action: optional(link("The link to enrol. Leave this out if the course is not ready.")),
          more: optional(link("The link to more information.")),
        }),
      }),
      past: sectionHeading("The heading of past events."),
      scheduled: optional(
        sectionHeading(
          "The heading of future events with a date. If left out, these events are below the heading of events without a date.",
        ),
      ),
      upcoming: sectionHeading("The heading of planned events without a date."),
      labels: group("Labels on events.", {
        completed: label("The label on past events, such as “Completed”.", 20),
        undated: label("The label on events without a date, such as “TBD”.", 20),
        cancelled: label("The label on cancelled events.", 20),
        timeOpen: label("Shown instead of the time if only the day is known."),
        free: optional(label("Shown instead of the price if the price is 0, such as “Free”.")),
        calendar: label("The link to an event’s calendar file."),
        back: label("The link from an event’s page back to all events."),
      }),
      closing: closing("The invitation to host an event."),
    },
  }),
  page("partner", {
    description: "The partner page. Levels and gifts are in partnership/, prices in facts.json.",
    fields: {
      ...opening({ wall: "a drawing of a wall" }),
      vision: section("The results of partnership.", {
        lead: prose("The first sentence of the section, in large letters."),
        paragraphs: list("What gifts achieve, by paragraph.", prose("One paragraph.")),
        verse: text("A verse of the King James or the World English Bible."),
        reference: text("The reference and translation, such as “Psalm 55:17 (WEB)”.", { max: 80 }),
        ...sample("promise"),
      }),
      levels: section("The heading above the levels.", {
        perMonth: label("The text after a price, such as “per month”.", 30),
        popular: label("The label on the level that most partners choose.", 30),
      }),
      gifts: section("The heading above the gifts.", {
        text: text("How a one-time gift differs from partnership."),
      }),
      terms: group("Labels of the legal lines for givers. The lines are in content/site.json under legal.", {
        title: line("The name of the legal lines for screen readers."),
        taxStatus: label("The label of the line about taxes."),
        refunds: label("The label of the line about refunds."),
      }),
      faq: faq("Questions that visitors often ask.", sample("promise")),
      join: closing("The invitation to become a partner."),
    },
  }),
  page("blog", {
    description: "The blog. Its teachings are in articles/.",
    fields: {
      seo,
      hero: hero(),
      meanwhile: optional(
        group("The top of the page if no teaching is published: what visitors can read today.", {
          text: text("One or two sentences, shown instead of the usual text at the top.", { max: 240 }),
          actions: list("Up to two buttons.", link("One button."), { max: 2 }),
        }),
      ),
      featured: line("A short line above the featured teaching."),
      list: group("The list of teachings.", {
        title: prose("The heading of the section.", { max: 90 }),
        filter: line("The name of the row of filters for screen readers."),
        all: label("The filter for all teachings, such as “All”.", 30),
        categories: nonEmptyItems("The categories of teachings, in the order of the filters.", {
          value: id("The category’s name in teachings and web addresses. Do not change it later."),
          label: label("The name that visitors see."),
        }),
        results: group("The number of teachings, which screen readers read aloud.", {
          all: template("The text without a filter", ["count"]),
          ...plural(
            "The text for one teaching in a category. The page fills in {category}.",
            "The text for several teachings in a category. The page fills in {count} and {category}.",
            ["count", "category"],
            ["category"],
          ),
          none: template("The text for a category without teachings", ["category"]),
          range: template("The teachings on this page", ["first", "last", "total"]),
          rangeOfCategory: template("The teachings of a category on this page", [
            "first",
            "last",
            "total",
            "category",
          ]),
        }),
        search: group("The search, which appears when a teaching is published.", {
          label: line("The label of the search field, such as “Search teachings”."),
          ...plural(
            "The text for one result. The page fills in {words}.",
            "The text for several results. The page fills in {count} and {words}.",
            ["count", "words"],
            ["words"],
          ),
          none: template("The text if there are no results", ["words"]),
          ofCategory: template("The results of a search in a category", ["result", "category"]),
          noneOfCategory: template("The text if there are no results in a category", ["words", "category"]),
          clear: label("The button that clears the search, below the results."),
          loading: text("Shown while the search is loading."),
          failed: text("Shown above one page of the list if the search cannot be loaded."),
          more: label("The button that shows more results."),
        }),
      }),
      card: group("Labels on each teaching.", {
        minutes: template("The reading time, such as “{minutes} min read”", ["minutes"]),
        minutesToHear: template("The length of a recording, such as “{minutes} min listen”", ["minutes"]),
        read: label("The button of a teaching with a text, such as “Read”."),
        listen: label("The button of a teaching with a recording, such as “Listen”."),
        speaker: template("The name of a guest, such as “with {speaker}”", ["speaker"]),
        comingSoon: label("Shown instead of the button until a teaching, linked page or sign-up is ready."),
        draft: label("The label on a draft, only on previews."),
        scheduled: label("The label on a teaching with a future date, only on previews."),
      }),
      paging: group("The links between the pages of the blog, if the blog has several pages.", {
        label: line("The name of the links between pages, for screen readers."),
        title: template("The title of the second and later pages of the blog", ["page"], { max: 60 }),
        position: template("The current page, such as “Page {page} of {pages}”", ["page", "pages"]),
        newer: label("The link to the previous page, with newer teachings."),
        older: label("The link to the next page, with older teachings."),
        number: template("The name of a page number for screen readers", ["page"]),
      }),
      category: group("The pages of a category, if the blog has several pages.", {
        title: template("The title of the first page of a category", ["category"], { max: 60 }),
        nextTitle: template("The title of later pages of a category", ["category", "page"], { max: 60 }),
        description: template("A description for search results", ["category"], { max: 160 }),
      }),
      series: group("Teachings that belong together. Each series has a page.", {
        part: template("The number of a part in its series", ["series", "part", "parts"]),
        before: template("The link to the previous part", ["title"]),
        whole: label("The link to the page of the series, and the heading on that page."),
        title: label("The heading above the links to all series on the blog."),
        entries: items("The series. A series gets a page when one of its teachings is published.", {
          value: id("The name of the series in teachings and in /blog/series/…. Do not change it later."),
          title: text("The name of the series that visitors see.", { max: 60 }),
          text: text("A description of the series, for its page and for search results.", { max: 160 }),
        }),
      }),
      follow: optional(
        readNext("Links to the podcast in podcast apps. Also shown on the page of each recording."),
      ),
      signUp: group("The sign-up for the email list.", {
        title: prose("The heading of the section.", { max: 90 }),
        text: text("What subscribers get, and how often."),
        label: line("The label of the email field, such as “Email address”."),
        button: label("The text on the button, if there is an email list."),
        ask: label("The button that opens an email to you, if there is no email list."),
        privacy: text("One sentence about where the address is stored, if there is an email list."),
        privacyLink: link("The link to the privacy page."),
        ...sample("promise"),
      }),
      closing: section("Plans for the blog.", {
        text: text("One or two sentences below the heading."),
        entries: list(
          "The plans, one button each.",
          group("One entry.", {
            title: line("The name of the plan, such as “Podcast”."),
            text: text("The purpose of the plan, in one sentence.", { max: 160 }),
            action: optional(link("The link to the plan. Leave this out if the plan is not ready.")),
          }),
          { min: 0, max: 3 },
        ),
      }),
      article: group("Texts on the page of a teaching.", {
        back: link("The link back to the blog."),
        author: optional(
          link("The author of teachings without a guest, such as “By {leader.name}”, with a link to About."),
        ),
        nextTeaching: label("The line above the teaching to read next, such as “Next teaching”."),
        download: label("The link to download a recording."),
        next: optional(readNext("Links after a teaching.")),
        crumb: label("The blog’s name in the breadcrumbs that search engines show (Home › Blog › Title)."),
      }),
    },
  }),
];
