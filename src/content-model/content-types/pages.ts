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
  prose,
  text,
  timeZone,
  items,
} from "../fields";
import {
  sectionHeading,
  seo,
  link,
  linkAnywhere,
  hero,
  overview,
  closing,
  readNext,
  notice,
  faq,
  testimonials,
  sample,
  heading,
  plural,
} from "./groups";

/** The home page. */
const homePage = page("home", {
  title: "Home page",
  typeName: "HomePage",
  description: "The home page.",
  fields: {
    seo,
    hero,
    biography: group("Who leads the ministry.", {
      sample: sample("the biography is a sample"),
      ...heading,
      lead: prose("The sentence that opens the story, set large."),
      paragraphs: list("The story, one paragraph each.", linkedText("One paragraph.")),
      action: link("The link to the whole story."),
      book: optional(
        group("The book's cover beside the portrait. Left out, the portrait stands alone.", {
          cover: picture("The book's cover."),
          href: href("Where the cover leads."),
        }),
      ),
    }),
    mandate: group("What the ministry is for.", {
      ...heading,
      cards: items("The orders, one card each.", "One card.", {
        title: text("The order, in two or three words.", { max: 60 }),
        text: text("What it means in practice.", { max: 240 }),
      }),
    }),
    testimonials: testimonials("What others say."),
    gathering: closing("The invitation to the monthly gathering."),
    nextDates: optional(
      text("What stands over the gathering's next dates, below the invitation. Left out, no date is shown.", {
        max: 40,
      }),
    ),
    faq: faq("Common questions."),
  },
});

/** The page about the leader. */
const aboutPage = page("about", {
  title: "About page",
  typeName: "AboutPage",
  description: "The page about the leader: the story, the credentials and what the work rests on.",
  fields: {
    seo,
    hero,
    story: group("How the work began.", {
      sample: sample("the story is a sample"),
      ...heading,
      lead: prose("The sentence that opens the story, set large."),
      paragraphs: list("The story up to the envelope, one paragraph each.", prose("One paragraph.")),
      envelope: group("What was asked that evening, set as on the back of an envelope.", {
        label: text("Names the envelope for those who listen to the page.", { max: 60 }),
        questions: list("The questions, one line each.", text("One question.", { max: 60 })),
      }),
      continued: list("The story after the envelope, one paragraph each.", linkedText("One paragraph.")),
      scripture: text(
        "A verse of a public-domain translation, without quotation marks: the page sets it apart.",
      ),
      scriptureReference: text("Where the verse stands, and in which translation.", { max: 60 }),
    }),
    credentials: group("What the leader brings.", {
      sample: sample("the credentials are samples"),
      ...heading,
      entries: items("The credentials, one row each.", "One credential.", {
        title: text("The role or office, in a word or two.", { max: 60 }),
        text: prose("What it has consisted of.", { max: 240 }),
      }),
    }),
    philosophy: group("What the work rests on.", {
      ...heading,
      cards: items("The convictions, one card each.", "One conviction.", {
        title: text("The conviction as an instruction, in a few words.", { max: 60 }),
        text: text("What it means in practice.", { max: 240 }),
      }),
    }),
    figures: group("How far the work has reached.", {
      ...heading,
      entries: items(
        "The figures, one each; the numbers themselves are facts, such as {reach.trained}.",
        "One figure.",
        {
          value: text("The number.", { max: 12 }),
          label: text("What it counts.", { max: 40 }),
          text: text("Where it comes from.", { max: 120 }),
        },
      ),
    }),
    closing: closing("The invitation at the end of the page."),
  },
});

/** The page for visitors who look for a speaker. */
const speakingPage = page("speaking", {
  title: "Speaking page",
  typeName: "SpeakingPage",
  description: "The page for those who look for a speaker.",
  fields: {
    seo,
    overview,
    hero,
    topics: group("The signature topics.", {
      ...heading,
      takeawayLabel: text("Stands before what an audience leaves with.", { max: 40 }),
      cards: items("The topics, one card each.", "One topic.", {
        id: id("Names the topic in addresses."),
        title: text("The topic, and what kind of session it is.", { max: 60 }),
        text: text("What it is about and how it is held.", { max: 240 }),
        takeaway: text("What an audience leaves with.", { max: 160 }),
      }),
      fieldsLabel: text("Stands before the fields of knowledge.", { max: 40 }),
      fieldsOfKnowledge: list(
        "What the leader knows about; search engines are told the same.",
        text("One field, in a word or two.", { max: 40 }),
        { min: 0 },
      ),
    }),
    events: group("The kinds of event.", {
      ...heading,
      picture: picture("The leader speaking, wider than it is high."),
      cards: items("The kinds of event, one card each.", "One kind of event.", {
        title: text("The kind.", { max: 60 }),
        text: text("What it is like, and how it is prepared.", { max: 300 }),
        points: list("What it may consist of.", text("One part.", { max: 120 })),
      }),
      evening: optional(
        group("How an evening goes, drawn as a timeline. Left out, none is drawn.", {
          title: text("What stands over the timeline.", { max: 60 }),
          length: text("How long a part is; {minutes} is filled in.", { max: 30, fills: ["minutes"] }),
          parts: list(
            "The parts of the evening, in their order; each stands higher than the one before.",
            group("One part.", {
              title: text("What it is, in a word or two.", { max: 30 }),
              minutes: number("How many minutes it takes.", { min: 1, max: 600 }),
              text: text("What happens in it.", { max: 140 }),
            }),
            { min: 2, max: 5 },
          ),
        }),
      ),
    }),
    planning: optional(
      group("What organisers ask before they write.", {
        sample: sample("these are sample terms"),
        ...heading,
        text: text("One or two sentences below the heading."),
        entries: items(
          "The answers: fee and travel, lead time, lengths, recording, equipment, small groups.",
          "One answer.",
          {
            title: text("What it is about.", { max: 60 }),
            text: linkedText("The answer."),
          },
        ),
        watch: optional(
          group("A talk to watch before inviting.", {
            picture: picture("A still of it."),
            title: text("What it is.", { max: 60 }),
            text: text("How long it is, and where it is shown."),
            action: linkAnywhere("The link to it."),
          }),
        ),
      }),
    ),
    testimonials: testimonials("What hosts say."),
    faq: faq("Common questions of organisers."),
    closing: closing("The invitation at the end of the page."),
    oneSheet: text("The line at the foot of the printed page: whom to write to.", { max: 160 }),
  },
});

/** The page for media. Most of its content is also in the downloadable press kit. */
export const pressKitPage = page("press-kit", {
  title: "Press Kit page",
  typeName: "PressKitPage",
  description:
    "The page for media. Its texts and pictures are also files to download, which each build makes anew.",
  fields: {
    seo,
    overview,
    hero,
    factSheet: group("The facts at a glance; also fact-sheet.txt.", {
      ...heading,
      text: text("What the facts are for."),
      cards: items("The fact sheet, one card each.", "One card.", {
        title: text("What the facts are about.", { max: 60 }),
        entries: list(
          "The facts.",
          group("One fact.", {
            term: text("What is stated.", { max: 40 }),
            detail: linkedText("The fact.", { max: 240 }),
          }),
        ),
      }),
    }),
    wholeKit: group("Everything in one file.", {
      title: text("The box's heading.", { max: 60 }),
      text: text("What the file holds."),
      button: text("The words on the download link.", { max: 40 }),
    }),
    photos: group("The photographs.", {
      ...heading,
      text: text("What they may be used for."),
      button: text("The words on each download link.", { max: 40 }),
      details: text("What kind of file it is; {format}, {width} and {height} are filled in.", {
        fills: ["format", "width", "height"],
      }),
      creditLabel: text("Stands before the credit.", { max: 20 }),
      licenceLabel: text("Stands before the licence.", { max: 20 }),
      cards: items(
        "The photographs, one card each. The file of the picture is what is downloaded: make it large.",
        "One photograph.",
        {
          id: id("Names the downloaded file."),
          title: text("What kind of picture it is.", { max: 60 }),
          text: prose("Where it serves best.", { max: 160 }),
          picture: picture("The photograph, at least 2400 pixels on its longer side."),
          credit: text("Whom to name beside it.", { max: 80 }),
          licence: text("What it may be used for.", { max: 120 }),
        },
      ),
      custom: text("Offers other pictures."),
      action: link("The way to ask for them."),
    }),
    licence: list(
      "The terms of use for the whole kit; also license.txt.",
      text("One paragraph of the terms."),
    ),
    bios: group("The biographies.", {
      sample: sample("the life that they tell is a sample"),
      ...heading,
      text: text("How they may be used."),
      button: text("The words on the button that copies a biography.", { max: 40 }),
      withoutScript: text("Stands in place of the buttons where the browser runs no script."),
      copied: notice("Shown once the text is on the clipboard."),
      notCopied: notice("Shown when the browser did not allow it; the text is then selected."),
      entries: items("The biographies, the shortest first.", "One biography.", {
        id: id("Names the biography in addresses, and its file."),
        title: text("What it is good for.", { max: 60 }),
        length: text("How long it is, in words.", { max: 40 }),
        paragraphs: list("The biography, one paragraph each.", prose("One paragraph.")),
      }),
    }),
    interview: downloadableList("The suggested interview questions; also a text file."),
    soundbites: downloadableList("The sentences that may be quoted; also a text file."),
    testimonials: testimonials("What media say."),
    faq: faq("Common questions of media."),
    closing: closing("The invitation at the end of the page."),
  },
});

function downloadableList(description: string) {
  return group(
    description,
    {
      sample: sample("nobody really said it"),
      id: id("Names the section in addresses, and the text file."),
      ...heading,
      text: text("What they are for."),
      button: text("The words on the download link.", { max: 40 }),
      entries: list(
        "The lines, in their order.",
        prose("One line, without quotation marks: the page adds them where somebody is quoted.", {
          max: 240,
        }),
        {
          min: 0,
        },
      ),
    },
    "DownloadableList",
  );
}

/** The contact page, without its forms. */
const contactPage = page("contact", {
  title: "Contact page",
  typeName: "ContactPage",
  description: "The contact page. The words of its forms are in forms/.",
  fields: {
    seo,
    hero,
    stayConnected: group("The email list.", {
      title: text("The section's heading.", { max: 90 }),
      text: text("What comes, and how often."),
      button: text("The words on the button.", { max: 40 }),
      mailSubject: text("The subject of the mail that the button opens while there is no sign-up page.", {
        max: 60,
      }),
    }),
  },
});

/** The page of the book. */
const bookPage = page("acts-of-war-book", {
  title: "Book page",
  typeName: "BookPage",
  description: "The page of the book. Its chapters are in book/outline.json, its cover in book/details.json.",
  fields: {
    seo,
    overview,
    hero,
    features: group("What the book is like.", {
      ...heading,
      cards: items("The features, one card each.", "One feature.", {
        title: text("The feature, in a few words.", { max: 60 }),
        text: text("What the reader has of it; more than its title says.", { max: 240 }),
      }),
      inside: optional(
        group("The first two pages of the excerpt, as they lie open. Left out, they are not shown.", {
          text: text("What the pages are.", { max: 160 }),
          action: link("The link to more of them."),
        }),
      ),
    }),
    outline: group("What stands over the chapters.", {
      ...heading,
      text: text("One or two sentences below the heading."),
      worksheet: optional(
        group("A page of the book as a reader may have filled it in. Left out, none is shown.", {
          title: text("What the page is called in the book.", { max: 60 }),
          note: text("Whose page it is, in a word or two.", { max: 60 }),
          lines: list(
            "Its lines.",
            group("One line.", {
              question: text("What the book asks.", { max: 60 }),
              answer: text("What the reader has written.", { max: 140 }),
            }),
          ),
        }),
      ),
    }),
    testimonials: testimonials("What readers say."),
    faq: faq("Common questions."),
    closing: closing("The invitation to order the book."),
  },
});

/** The page of the e-course. */
const coursePage = page("set-my-soul-on-fire-ecourse", {
  title: "E-course page",
  typeName: "CoursePage",
  description: "The page of the e-course. Its length and price are in facts.json.",
  fields: {
    seo,
    overview,
    hero,
    start: optional(
      group("When the course begins, in its first screen; the day is nextStart in facts.json.", {
        next: text("While that day is to come; {day} is filled in.", { max: 240, fills: ["day"] }),
        later: text("While there is none, or it is over.", { max: 240 }),
      }),
    ),
    description: text("What the course is, in two or three sentences, for search engines.", { max: 400 }),
    level: text("For whom it is, in two words, for search engines.", { max: 40 }),
    themes: group("What the course is about.", {
      ...heading,
      points: items("The themes.", "One theme.", {
        title: prose("The theme, in a few words.", { max: 60 }),
        text: text("What the course does about it.", { max: 300 }),
        verse: text("A verse that it rests on, quoted exactly."),
        reference: text("Where the verse stands, and in which translation.", { max: 60 }),
      }),
    }),
    highlights: group("What belongs to the course.", {
      ...heading,
      text: text("One or two sentences below the heading."),
      price: text("The price, set large.", { max: 20 }),
      priceNote: text("What the price is for.", { max: 60 }),
      items: items("What one gets, one row each.", "One thing.", {
        title: text("What it is.", { max: 60 }),
        text: text("How it works.", { max: 240 }),
      }),
    }),
    curriculum: group("The weeks.", {
      ...heading,
      text: text("One or two sentences below the heading."),
      weekLabel: text("Stands over each week; {week} is its number.", { max: 30, fills: ["week"] }),
      weeks: items("The weeks, in order.", "One week.", {
        id: id("Names the week in addresses."),
        title: text("What the week is called.", { max: 60 }),
        text: text("What happens in it.", { max: 400 }),
        teaches: text("What one can do afterwards, in a few words: search engines list it.", { max: 120 }),
        picture: picture("The week's flame."),
      }),
    }),
    testimonials: testimonials("What students say."),
    faq: faq("Common questions."),
    closing: closing("The invitation to enroll."),
  },
});

const onPage = ["page", "count"];

/** The page around the excerpt. */
const excerptLanding = page("excerpt", {
  title: "Excerpt page",
  typeName: "ExcerptLanding",
  description: "The page around the excerpt and the words of its viewer. The pages' text is in excerpt/.",
  fields: {
    seo,
    hero,
    viewer: group("The viewer.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      text: text("One or two sentences below the chapter's title."),
      label: text("What a screen reader calls the viewer.", { max: 60 }),
      previous: text("The words on the button that goes back.", { max: 20 }),
      next: text("The words on the button that goes on.", { max: 20 }),
      counter: text("Where the reader is; {page} and {count} are filled in.", { max: 40, fills: onPage }),
      dots: text("What a screen reader calls the row of dots.", { max: 40 }),
      dot: text("What a screen reader calls a dot; {page} is filled in.", { max: 40, fills: ["page"] }),
      enlarge: text("The words on the page's corner that enlarge it.", { max: 30 }),
      enlarged: text("What a screen reader calls the enlarged page; {page} and {count} are filled in.", {
        max: 60,
        fills: onPage,
      }),
      close: text("The words on the button that closes the enlarged page.", { max: 30 }),
      readAsText: text("The link to the text below the viewer.", { max: 40 }),
    }),
    text: group("The same pages as text.", {
      ...heading,
      text: text("One or two sentences below the heading."),
      page: text("Stands over each page's text; {page} is its number.", { max: 30, fills: ["page"] }),
      printed: prose("Ends the printed text: what it is from, and whose; {address} is this page's address.", {
        max: 160,
        fills: ["address"],
      }),
      next: optional(readNext("Where to go after the excerpt.")),
    }),
    closing: closing("The invitation to order the book."),
  },
});

/** The page for unknown addresses (404). */
const notFoundPage = page("not-found", {
  title: "Not Found page",
  seenOn: "every address that leads nowhere",
  typeName: "NotFoundPage",
  description: "The page for addresses that lead nowhere.",
  fields: {
    seo,
    code: text("The number above the heading.", { max: 10 }),
    title: text("The page's main heading.", { max: 90 }),
    text: text("Why that may be."),
    action: link("The way back."),
  },
});

/** The page after a form that was sent without JavaScript. */
const thankYouPage = page("thank-you", {
  title: "Thank You page",
  typeName: "ThankYouPage",
  description:
    "Where a visitor without JavaScript arrives after sending a form. Keep it true for anyone who opens the address.",
  fields: {
    seo,
    title: prose("The page's main heading.", { max: 90 }),
    text: text("What happens next."),
    action: link("The way back."),
    next: optional(list("Where to go meanwhile.", link("One link."), { min: 0, max: 2 })),
  },
});

/** The Prayer Hub. */
const prayerHubPage = page("prayer-hub", {
  title: "Prayer Hub page",
  typeName: "PrayerHubPage",
  description: "The Prayer Hub. Its guides are in guides/.",
  fields: {
    seo,
    overview,
    hero,
    gathering: group("The monthly gathering.", {
      ...heading,
      text: text("What the gathering is."),
      facts: items("When, where and at what price.", "One fact.", {
        label: text("What it is about.", { max: 30 }),
        value: text("The fact.", { max: 80 }),
      }),
      nextDates: text("What the gathering's next dates are called.", { max: 30 }),
      ownTime: link("Leads to where the next date stands in the visitor's own time."),
      calendar: text("The words on the link to the calendar file.", { max: 40 }),
      expect: text("The heading of the segments.", { max: 60 }),
      segments: items("The parts of the half hour, in order.", "One part.", {
        title: text("Its name.", { max: 60 }),
        text: text("What happens in it.", { max: 240 }),
      }),
      world: optional(
        group("The gathering's hour round the world, as a dial and a list. Left out, neither is shown.", {
          title: text("What stands over the dial.", { max: 60 }),
          places: list(
            "The places, from west to east; best with different hours, so that their names do not meet.",
            group("One place.", {
              name: text("Its name.", { max: 24 }),
              zone: timeZone("Its time zone."),
            }),
            { min: 2, max: 9 },
          ),
        }),
      ),
    }),
    guides: group("The guides to download.", {
      ...heading,
      text: text("What the guides are, and how they may be used."),
      download: text("The words on the button of a guide.", { max: 40 }),
      downloadHint: text("Added for screen readers to that button; {title} is filled in.", {
        max: 60,
        fills: ["title"],
      }),
      size: optional(
        text(
          "How long a guide is, below its cover; {pages} and {kilobytes} are filled in. Left out, it is not said.",
          {
            max: 60,
            fills: ["pages", "kilobytes"],
          },
        ),
      ),
      comingSoon: text("The words on the button of a guide that is not written yet.", { max: 40 }),
      cover: text("The small line on each guide's cover.", { max: 60 }),
      imprint: text(
        "What stands on each guide's last page: whose words are quoted, and what one may do with it.",
      ),
    }),
    training: group("Where to learn more.", {
      ...heading,
      text: text("One or two sentences below the heading."),
      entries: items("The ways to learn more.", "One way.", {
        title: prose("Its name.", { max: 60 }),
        text: text("What one learns there."),
        facts: text("Length, price and the like, in one line.", { max: 90 }),
        action: link("The link to it."),
      }),
    }),
    community: group("The people who pray along.", {
      ...heading,
      entries: items("What one finds there.", "One of them.", {
        title: text("What it is.", { max: 60 }),
        text: text("What it is like.", { max: 320 }),
      }),
    }),
    faq: faq("Common questions."),
    closing: closing("The way on to the resources."),
  },
});

const viewer = group("The words of the devotional's viewer.", {
  name: text("What a screen reader calls the viewer; {title} is the devotional's.", { fills: ["title"] }),
  counter: text("Which slide of how many; both numbers are filled in.", { fills: ["count", "limit"] }),
  previous: text("The words on the button to the slide before.", { max: 20 }),
  next: text("The words on the button to the slide after.", { max: 20 }),
  close: text("What the button with the cross does.", { max: 30 }),
  print: text("What the button with the printer does.", { max: 30 }),
  prayer: text("The heading over the prayer.", { max: 30 }),
  step: text("The heading over the step.", { max: 30 }),
});

/** The Resources page. */
const resourcesPage = page("resources", {
  title: "Resources page",
  typeName: "ResourcesPage",
  description: "The Resources page. Its devotionals are in devotionals/.",
  fields: {
    seo,
    overview,
    hero,
    manual: optional(
      group("The flagship manual; leave it out where there is none.", {
        ...heading,
        cover: picture("The book's cover."),
        lead: text("The sentence that opens the section, set large."),
        text: prose("What is in the book, and how to use it."),
        facts: items("The book in figures.", "One fact.", {
          label: text("What is counted.", { max: 30 }),
          value: text("The figure.", { max: 30 }),
        }),
        actions: list("The buttons, the most important first.", link("One button."), { max: 2 }),
      }),
    ),
    devotionals: group("The devotionals.", {
      ...heading,
      text: text("One or two sentences below the heading."),
      days: text("Stands after the number of days.", { max: 20 }),
      view: text("The words on the button that opens the viewer.", { max: 40 }),
      comingSoon: text("The words on the button of a devotional that is not ready.", { max: 40 }),
      slides: text("What a screen reader calls a row of slides; {title} is the devotional's.", {
        max: 60,
        fills: ["title"],
      }),
      asText: text("The words that open the devotional as text.", { max: 60 }),
      printed: text(
        "Ends the printed text: which devotional it is, and whose; {title} and {address}, this page's address, are filled in.",
        { max: 160, fills: ["title", "address"] },
      ),
      next: optional(readNext("Where to go after a devotional.")),
      viewer,
    }),
    online: group("What can be read or joined online.", {
      ...heading,
      text: text("One or two sentences below the heading."),
      free: text("Stands beside what costs nothing.", { max: 20 }),
      comingSoon: text("The words on the button of what is not ready.", { max: 40 }),
      entries: items("The resources.", "One resource.", {
        title: text("Its name.", { max: 60 }),
        text: prose("What one finds there.", { max: 240 }),
        status: choice("Whether it can be used already.", ["available", "coming-soon"]),
        action: optional(link("The link to it; leave it out while it is not ready.")),
      }),
    }),
    faq: faq("Common questions."),
    closing: closing("What to do now."),
  },
});

/** The events page; its events are in events/. */
const eventsPage = page("events", {
  title: "Events page",
  typeName: "EventsPage",
  description: "The events page. Its events are in events/, the gathering’s day and time in facts.json.",
  fields: {
    seo,
    hero,
    gathering: group("The monthly gathering.", {
      ...heading,
      recurring: text("Day, time and place, as they are every month."),
      text: text("What happens there."),
      next: text("Stands over the date of the next one.", { max: 40 }),
      underWay: text("Stands there while one is being held.", { max: 40 }),
      time: text("The next one’s time; {from}, {to} and {zone} are filled in.", {
        fills: ["from", "to", "zone"],
      }),
      ownTime: text("The same in the visitor’s own time zone; {time} is filled in.", { fills: ["time"] }),
      yearTitle: text("The heading over the twelve dates.", { max: 60 }),
      off: text("Stands there at a date on which there is none.", { max: 12 }),
      actions: list("The buttons, the most important first.", link("One button."), { max: 2 }),
    }),
    courses: group("The e-courses.", {
      ...heading,
      comingSoon: text("The words on the button of a course that cannot be had yet.", { max: 40 }),
      cards: items("The courses, one card each.", "One course.", {
        title: text("Its title.", { max: 60 }),
        meta: text("How long it is and how it is taught, in a few words.", { max: 80 }),
        price: text("Its price.", { max: 20 }),
        text: text("What one learns.", { max: 300 }),
        action: optional(link("Where one enrols; leave it out while the course is not ready.")),
        more: optional(link("Where one reads more about it.")),
      }),
    }),
    past: sectionHeading("The events that are over."),
    upcoming: sectionHeading("The events that are being planned."),
    labels: group("The words on events.", {
      completed: text("On an event that is over.", { max: 20 }),
      undated: text("On an event without a day.", { max: 20 }),
      cancelled: text("On an event that is cancelled.", { max: 20 }),
      timeOpen: text("In the place of the hour, where only the day is known.", { max: 40 }),
      calendar: text("The words on the link to an event’s calendar file.", { max: 40 }),
      back: text("The words on the link back from an event’s own page.", { max: 40 }),
    }),
    closing: closing("The invitation to hold an event of one’s own."),
  },
});

/** The partner page; its levels and gifts are in partnership/. */
const partnerPage = page("partner", {
  title: "Partner page",
  typeName: "PartnerPage",
  description: "The partner page. Its levels and gifts are in partnership/, prices in facts.json.",
  fields: {
    seo,
    overview,
    hero,
    vision: group("What partnership makes possible.", {
      ...heading,
      lead: prose("The sentence that opens it, set large."),
      paragraphs: list("What giving does, one paragraph each.", prose("One paragraph.")),
      verse: text("A verse of the King James or the World English Bible."),
      reference: text("Where the verse stands, with the translation.", { max: 80 }),
    }),
    levels: group("Over the levels.", {
      ...heading,
      perMonth: text("Stands after a price.", { max: 30 }),
      popular: text("The mark of the level that most choose.", { max: 30 }),
    }),
    gifts: group("Over the gifts.", {
      ...heading,
      text: text("How a single gift differs."),
    }),
    terms: group("Over the legal lines for givers, which stand in content/site.json under legal.", {
      title: text("Names them for those who listen to the page.", { max: 60 }),
      taxStatus: text("Stands before the line about taxes.", { max: 40 }),
      refunds: text("Stands before the line about refunds.", { max: 40 }),
    }),
    faq: faq("Common questions."),
    join: closing("The call to join."),
  },
});

/** The blog's own pages; its teachings are in articles/. */
const blogPage = page("blog", {
  title: "Blog page",
  typeName: "BlogPage",
  description: "The blog. Its teachings are in articles/.",
  fields: {
    seo,
    hero,
    featured: text("The small line over the featured teaching.", { max: 60 }),
    list: group("The list of teachings.", {
      title: prose("The section's heading.", { max: 90 }),
      filter: text("Names the row of filters for those who listen to the page.", { max: 60 }),
      all: text("The filter that shows everything.", { max: 30 }),
      categories: list(
        "What teachings can be about, in the order of the filters.",
        group("One category.", {
          value: id("Names it in teachings and in addresses; best never changed."),
          label: text("Its name.", { max: 40 }),
        }),
      ),
      results: group("How many are shown; where the filters are buttons, said aloud after one was chosen.", {
        all: text("With no filter; {count} is filled in.", { fills: ["count"] }),
        ...plural(
          "One in a category; {category} is filled in.",
          "Several; {count} and {category} are filled in.",
          ["count", "category"],
          ["category"],
        ),
        none: text("None in a category; {category} is filled in.", { fills: ["category"] }),
        range: text("Which ones a page of several shows; {first}, {last} and {total} are filled in.", {
          fills: ["first", "last", "total"],
        }),
        rangeOfCategory: text(
          "The same in a category; {first}, {last}, {total} and {category} are filled in.",
          { fills: ["first", "last", "total", "category"] },
        ),
      }),
      search: group("The search, once a teaching is published. What it says is also said aloud.", {
        label: text("The label of its field.", { max: 60 }),
        ...plural(
          "One found; {words} is filled in.",
          "Several; {count} and {words} are filled in.",
          ["count", "words"],
          ["words"],
        ),
        none: text("None found; {words} is filled in.", { fills: ["words"] }),
        failed: text("Where the search cannot be loaded."),
        more: text("The button that shows more of what was found.", { max: 40 }),
      }),
    }),
    card: group("The words on each teaching.", {
      minutes: text("How long it takes to read; {minutes} is filled in.", { fills: ["minutes"] }),
      minutesToCome: optional(
        text(
          "The same on a teaching that is not out yet; {minutes} is filled in. Nothing is said without it.",
          {
            fills: ["minutes"],
          },
        ),
      ),
      minutesToHear: text("How long one listens to a recording; {minutes} is filled in.", {
        fills: ["minutes"],
      }),
      read: text("The button of a teaching that can be read.", { max: 40 }),
      listen: text("The button of a teaching that has a recording.", { max: 40 }),
      speaker: text("Who teaches, where it is a guest; {speaker} is filled in.", { fills: ["speaker"] }),
      comingSoon: text("The button of everything that is not there yet.", { max: 40 }),
      draft: text("The mark of a draft, on previews only.", { max: 40 }),
      scheduled: text("The mark of a teaching whose day has not come, on previews only.", { max: 40 }),
    }),
    paging: group("What is needed once there are several pages.", {
      label: text("Names the links for those who listen to the page.", { max: 60 }),
      title: text("The title of the second page and those after it; {page} is filled in.", {
        max: 60,
        fills: ["page"],
      }),
      position: text("Where one is; {page} and {pages} are filled in.", { fills: ["page", "pages"] }),
      newer: text("The link to the page before.", { max: 40 }),
      older: text("The link to the page after.", { max: 40 }),
      number: text("What screen readers say for a page’s number; {page} is filled in.", { fills: ["page"] }),
    }),
    category: group("The pages of a category, once the blog has several pages.", {
      title: text("The title of the first; {category} is filled in.", { max: 60, fills: ["category"] }),
      nextTitle: text("The title of those after it; {category} and {page} are filled in.", {
        max: 60,
        fills: ["category", "page"],
      }),
      description: text("What they are about, for search results; {category} is filled in.", {
        min: 70,
        max: 160,
        fills: ["category"],
      }),
    }),
    series: group("Teachings that belong together; each series has a page.", {
      part: text("On a part: which one it is; {series}, {part} and {parts} are filled in.", {
        fills: ["series", "part", "parts"],
      }),
      before: text("The link to the part before; {title} is filled in.", { fills: ["title"] }),
      after: text("The link to the part after; {title} is filled in.", { fills: ["title"] }),
      whole: text("The link to the page of the series.", { max: 40 }),
      entries: list(
        "The series. One without a published teaching has no page.",
        group("One series.", {
          value: id("Names it in teachings and in its address, /blog/series/…; best never changed."),
          title: text("Its title.", { min: 3, max: 60 }),
          text: text("What it is about, on its page and for search results.", { min: 70, max: 160 }),
        }),
        { min: 0 },
      ),
    }),
    follow: optional(
      readNext("Where one can follow the recordings as a podcast; also on the page of each recording."),
    ),
    signUp: group("The sign-up to the email list.", {
      title: prose("The section's heading.", { max: 90 }),
      text: text("What comes, and how often."),
      label: text("The label of the field for the address.", { max: 60 }),
      button: text("The words on the button once there is a list.", { max: 40 }),
      privacy: text("One sentence about where the address goes, once there is a list."),
      privacyLink: link("The link to the privacy page."),
    }),
    closing: group("What is still to come.", {
      ...heading,
      text: text("One or two sentences."),
      entries: list(
        "What is to come, one button each.",
        group("One entry.", {
          title: text("What it is.", { max: 60 }),
          text: text("What it is for.", { max: 160 }),
          action: optional(link("Where it is; leave it out while it is coming.")),
        }),
        { min: 0, max: 3 },
      ),
    }),
    article: group("The words round a teaching on its own page.", {
      back: link("The link back to the list."),
      download: text("The link that saves a recording.", { max: 40 }),
      next: optional(readNext("Where to go after a teaching.")),
      crumb: text("The blog’s name on the way to a teaching, for search engines.", { max: 40 }),
    }),
  },
});

/** The content types of this file, in the order shown to editors. */
export const pages = [
  homePage,
  aboutPage,
  speakingPage,
  pressKitPage,
  contactPage,
  bookPage,
  coursePage,
  excerptLanding,
  notFoundPage,
  thankYouPage,
  prayerHubPage,
  resourcesPage,
  eventsPage,
  partnerPage,
  blogPage,
];
