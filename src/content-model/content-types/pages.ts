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
  several,
  filled,
  label,
  line,
} from "../fields";
import {
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
  sample,
  actions,
  heading,
  section,
  introduced,
  plural,
} from "./groups";

function downloadableList(description: string) {
  return group(
    description,
    {
      sample: sample("nobody really said it"),
      id: id("Names the section in addresses, and the text file."),
      ...heading,
      text: text("What they are for."),
      button: label("The words on the download link."),
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

const onPage = ["page", "count"];

const viewer = group("The words of the devotional's viewer.", {
  name: text("What a screen reader calls the viewer; {title} is the devotional's.", { fills: ["title"] }),
  counter: filled("Which slide of how many", ["count", "limit"]),
  previous: label("The words on the button to the slide before.", 20),
  next: label("The words on the button to the slide after.", 20),
  close: label("What the button with the cross does.", 30),
  print: label("What the button with the printer does.", 30),
  prayer: label("The heading over the prayer.", 30),
  step: label("The heading over the step.", 30),
});

/** The content types of this file, in the order shown to editors. */
export const pages = [
  page("home", {
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
      mandate: section("What the ministry is for.", {
        cards: items("The orders, one card each.", {
          title: line("The order, in two or three words."),
          text: text("What it means in practice.", { max: 240 }),
        }),
      }),
      testimonials: testimonials("What others say."),
      gathering: closing("The invitation to the monthly gathering."),
      nextDates: optional(
        label(
          "What stands over the gathering's next dates, below the invitation. Left out, no date is shown.",
        ),
      ),
      faq: faq("Common questions."),
    },
  }),
  page("about", {
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
          label: line("Names the envelope for those who listen to the page."),
          questions: list("The questions, one line each.", line("One question.")),
        }),
        continued: list("The story after the envelope, one paragraph each.", linkedText("One paragraph.")),
        scripture: text(
          "A verse of a public-domain translation, without quotation marks: the page sets it apart.",
        ),
        scriptureReference: line("Where the verse stands, and in which translation."),
      }),
      credentials: group("What the leader brings.", {
        sample: sample("the credentials are samples"),
        ...heading,
        entries: items("The credentials, one row each.", {
          title: line("The role or office, in a word or two."),
          text: prose("What it has consisted of.", { max: 240 }),
        }),
      }),
      philosophy: section("What the work rests on.", {
        cards: items("The convictions, one card each.", {
          title: line("The conviction as an instruction, in a few words."),
          text: text("What it means in practice.", { max: 240 }),
        }),
      }),
      figures: section("How far the work has reached.", {
        entries: items("The figures, one each; the numbers themselves are facts, such as {reach.trained}.", {
          value: label("The number.", 12),
          label: label("What it counts."),
          text: text("Where it comes from.", { max: 120 }),
        }),
      }),
      closing: closing("The invitation at the end of the page."),
    },
  }),
  page("speaking", {
    description: "The page for those who look for a speaker.",
    fields: {
      ...opening,
      topics: section("The signature topics.", {
        takeawayLabel: label("Stands before what an audience leaves with."),
        cards: items("The topics, one card each.", {
          id: id("Names the topic in addresses."),
          title: line("The topic, and what kind of session it is."),
          text: text("What it is about and how it is held.", { max: 240 }),
          takeaway: text("What an audience leaves with.", { max: 160 }),
        }),
        fieldsLabel: label("Stands before the fields of knowledge."),
        fieldsOfKnowledge: list(
          "What the leader knows about; search engines are told the same.",
          label("One field, in a word or two."),
          { min: 0 },
        ),
      }),
      events: section("The kinds of event.", {
        picture: picture("The leader speaking, wider than it is high."),
        cards: items("The kinds of event, one card each.", {
          title: line("The kind."),
          text: text("What it is like, and how it is prepared.", { max: 300 }),
          points: list("What it may consist of.", text("One part.", { max: 120 })),
        }),
        evening: optional(
          group("How an evening goes, drawn as a timeline. Left out, none is drawn.", {
            title: line("What stands over the timeline."),
            length: filled("How long a part is", ["minutes"], { max: 30 }),
            parts: list(
              "The parts of the evening, in their order; each stands higher than the one before.",
              group("One part.", {
                title: label("What it is, in a word or two.", 30),
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
            {
              title: line("What it is about."),
              text: linkedText("The answer."),
            },
          ),
          watch: optional(
            group("A talk to watch before inviting.", {
              picture: picture("A still of it."),
              title: line("What it is."),
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
  }),
  page("press-kit", {
    description:
      "The page for media. Its texts and pictures are also files to download, which each build makes anew.",
    fields: {
      ...opening,
      factSheet: section("The facts at a glance; also fact-sheet.txt.", {
        text: text("What the facts are for."),
        cards: items("The fact sheet, one card each.", {
          title: line("What the facts are about."),
          entries: several("The facts.", {
            term: label("What is stated."),
            detail: linkedText("The fact.", { max: 240 }),
          }),
        }),
      }),
      wholeKit: group("Everything in one file.", {
        title: line("The box's heading."),
        text: text("What the file holds."),
        button: label("The words on the download link."),
      }),
      photos: section("The photographs.", {
        text: text("What they may be used for."),
        button: label("The words on each download link."),
        details: filled("What kind of file it is", ["format", "width", "height"]),
        creditLabel: label("Stands before the credit.", 20),
        licenceLabel: label("Stands before the licence.", 20),
        cards: items(
          "The photographs, one card each. The file of the picture is what is downloaded: make it large.",
          {
            id: id("Names the downloaded file."),
            title: line("What kind of picture it is."),
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
        button: label("The words on the button that copies a biography."),
        withoutScript: text("Stands in place of the buttons where the browser runs no script."),
        copied: notice("Shown once the text is on the clipboard."),
        notCopied: notice("Shown when the browser did not allow it; the text is then selected."),
        entries: items("The biographies, the shortest first.", {
          id: id("Names the biography in addresses, and its file."),
          title: line("What it is good for."),
          length: label("How long it is, in words."),
          paragraphs: list("The biography, one paragraph each.", prose("One paragraph.")),
        }),
      }),
      interview: downloadableList("The suggested interview questions; also a text file."),
      soundbites: downloadableList("The sentences that may be quoted; also a text file."),
      testimonials: testimonials("What media say."),
      faq: faq("Common questions of media."),
      closing: closing("The invitation at the end of the page."),
    },
  }),
  page("contact", {
    description: "The contact page. The words of its forms are in forms/.",
    fields: {
      seo,
      hero,
      stayConnected: group("The email list.", {
        title: text("The section's heading.", { max: 90 }),
        text: text("What comes, and how often."),
        button: label("The words on the button."),
        buttonByMail: label("The same while there is no sign-up page, so that the button opens a mail."),
        mailSubject: line("The subject of that mail."),
      }),
    },
  }),
  page("acts-of-war-book", {
    title: "Book page",
    typeName: "BookPage",
    description:
      "The page of the book. Its chapters are in book/outline.json, its cover in book/details.json.",
    fields: {
      ...opening,
      features: section("What the book is like.", {
        cards: items("The features, one card each.", {
          title: line("The feature, in a few words."),
          text: text("What the reader has of it; more than its title says.", { max: 240 }),
        }),
        inside: optional(
          group("The first two pages of the excerpt, as they lie open. Left out, they are not shown.", {
            text: text("What the pages are.", { max: 160 }),
            action: link("The link to more of them."),
          }),
        ),
      }),
      outline: introduced("What stands over the chapters.", {
        worksheet: optional(
          group("A page of the book as a reader may have filled it in. Left out, none is shown.", {
            title: line("What the page is called in the book."),
            note: line("Whose page it is, in a word or two."),
            lines: several("Its lines.", {
              question: line("What the book asks."),
              answer: text("What the reader has written.", { max: 140 }),
            }),
          }),
        ),
      }),
      testimonials: testimonials("What readers say."),
      faq: faq("Common questions."),
      closing: closing("The invitation to order the book."),
    },
  }),
  page("set-my-soul-on-fire-ecourse", {
    title: "E-course page",
    typeName: "CoursePage",
    description: "The page of the e-course. Its length and price are in facts.json.",
    fields: {
      ...opening,
      start: optional(
        group("When the course begins, in its first screen; the day is nextStart in facts.json.", {
          next: filled("While that day is to come", ["day"], { max: 240 }),
          later: text("While there is none, or it is over.", { max: 240 }),
        }),
      ),
      description: text("What the course is, in two or three sentences, for search engines.", { max: 400 }),
      level: label("For whom it is, in two words, for search engines."),
      themes: section("What the course is about.", {
        points: items("The themes.", {
          title: prose("The theme, in a few words.", { max: 60 }),
          text: text("What the course does about it.", { max: 300 }),
          verse: text("A verse that it rests on, quoted exactly."),
          reference: line("Where the verse stands, and in which translation."),
        }),
      }),
      highlights: introduced("What belongs to the course.", {
        price: label("The price, set large.", 20),
        priceNote: line("What the price is for."),
        items: items("What one gets, one row each.", {
          title: line("What it is."),
          text: text("How it works.", { max: 240 }),
        }),
      }),
      curriculum: introduced("The weeks.", {
        weekLabel: text("Stands over each week; {week} is its number.", { max: 30, fills: ["week"] }),
        weeks: items("The weeks, in order.", {
          id: id("Names the week in addresses."),
          title: line("What the week is called."),
          text: text("What happens in it.", { max: 400 }),
          teaches: text("What one can do afterwards, in a few words: search engines list it.", { max: 120 }),
          picture: picture("The week's flame."),
        }),
      }),
      testimonials: testimonials("What students say."),
      faq: faq("Common questions."),
      closing: closing("The invitation to enroll."),
    },
  }),
  page("excerpt", {
    typeName: "ExcerptLanding",
    description: "The page around the excerpt and the words of its viewer. The pages' text is in excerpt/.",
    fields: {
      seo,
      hero,
      viewer: group("The viewer.", {
        eyebrow: line("The small line above the title."),
        text: text("One or two sentences below the chapter's title."),
        label: line("What a screen reader calls the viewer."),
        previous: label("The words on the button that goes back.", 20),
        next: label("The words on the button that goes on.", 20),
        counter: filled("Where the reader is", onPage, { max: 40 }),
        dots: label("What a screen reader calls the row of dots."),
        dot: filled("What a screen reader calls a dot", ["page"], { max: 40 }),
        enlarge: label("The words on the page's corner that enlarge it.", 30),
        enlarged: filled("What a screen reader calls the enlarged page", onPage, { max: 60 }),
        close: label("The words on the button that closes the enlarged page.", 30),
        readAsText: label("The link to the text below the viewer; on a phone, each page is one too."),
      }),
      text: introduced("The same pages as text.", {
        page: text("Stands over each page's text; {page} is its number.", { max: 30, fills: ["page"] }),
        printed: prose(
          "Ends the printed text: what it is from, and whose; {address} is this page's address.",
          {
            max: 160,
            fills: ["address"],
          },
        ),
        next: optional(readNext("Where to go after the excerpt.")),
      }),
      closing: closing("The invitation to order the book."),
    },
  }),
  page("not-found", {
    seenOn: "every address that leads nowhere",
    description: "The page for addresses that lead nowhere.",
    fields: {
      seo,
      code: label("The number above the heading.", 10),
      title: text("The page's main heading.", { max: 90 }),
      text: text("Why that may be."),
      action: link("The way back."),
    },
  }),
  page("thank-you", {
    description:
      "Where a visitor without JavaScript arrives after sending a form. Keep it true for anyone who opens the address.",
    fields: {
      seo,
      title: prose("The page's main heading.", { max: 90 }),
      text: text("What happens next."),
      action: link("The way back."),
      next: optional(list("Where to go meanwhile.", link("One link."), { min: 0, max: 2 })),
    },
  }),
  page("prayer-hub", {
    description: "The Prayer Hub. Its guides are in guides/.",
    fields: {
      ...opening,
      gathering: section("The monthly gathering.", {
        text: text("What the gathering is."),
        facts: items("When, where and at what price.", {
          label: label("What it is about.", 30),
          value: text("The fact.", { max: 80 }),
        }),
        nextDates: label("What the gathering's next dates are called.", 30),
        ownTime: link("Leads to where the next date stands in the visitor's own time."),
        calendar: label("The words on the link to the calendar file."),
        expect: line("The heading of the segments."),
        segments: items("The parts of the half hour, in order.", {
          title: line("Its name."),
          text: text("What happens in it.", { max: 240 }),
        }),
        world: optional(
          group("The gathering's hour round the world, as a dial and a list. Left out, neither is shown.", {
            title: line("What stands over the dial."),
            places: list(
              "The places, from west to east; best with different hours, so that their names do not meet.",
              group("One place.", {
                name: label("Its name.", 24),
                zone: timeZone("Its time zone."),
              }),
              { min: 2, max: 9 },
            ),
          }),
        ),
      }),
      guides: section("The guides to download.", {
        text: text("What the guides are, and how they may be used."),
        download: label("The words on the button of a guide."),
        downloadHint: filled("Added for screen readers to that button", ["title"], { max: 60 }),
        size: optional(
          text(
            "How long a guide is, below its cover; {pages} and {kilobytes} are filled in. Left out, it is not said.",
            {
              max: 60,
              fills: ["pages", "kilobytes"],
            },
          ),
        ),
        comingSoon: label("The words on the button of a guide that is not written yet."),
        cover: line("The small line on each guide's cover."),
        imprint: text(
          "What stands on each guide's last page: whose words are quoted, and what one may do with it.",
        ),
      }),
      training: introduced("Where to learn more.", {
        entries: items("The ways to learn more.", {
          title: prose("Its name.", { max: 60 }),
          text: text("What one learns there."),
          facts: text("Length, price and the like, in one line.", { max: 90 }),
          action: link("The link to it."),
        }),
      }),
      community: section("The people who pray along.", {
        entries: items("What one finds there.", {
          title: line("What it is."),
          text: text("What it is like.", { max: 320 }),
        }),
      }),
      faq: faq("Common questions."),
      closing: closing("The way on to the resources."),
    },
  }),
  page("resources", {
    description: "The Resources page. Its devotionals are in devotionals/.",
    fields: {
      ...opening,
      manual: optional(
        section("The flagship manual; leave it out where there is none.", {
          cover: picture("The book's cover."),
          lead: text("The sentence that opens the section, set large."),
          text: prose("What is in the book, and how to use it."),
          facts: items("The book in figures.", {
            label: label("What is counted.", 30),
            value: label("The figure.", 30),
          }),
          actions,
        }),
      ),
      devotionals: introduced("The devotionals.", {
        days: label("Stands after the number of days.", 20),
        view: label("The words on the button that opens the viewer."),
        comingSoon: label("The words on the button of a devotional that is not ready."),
        slides: text("What a screen reader calls a row of slides; {title} is the devotional's.", {
          max: 60,
          fills: ["title"],
        }),
        asText: line("The words that open the devotional as text."),
        printed: text(
          "Ends the printed text: which devotional it is, and whose; {title} and {address}, this page's address, are filled in.",
          { max: 160, fills: ["title", "address"] },
        ),
        next: optional(readNext("Where to go after a devotional.")),
        viewer,
      }),
      online: introduced("What can be read or joined online.", {
        free: label("Stands beside what costs nothing.", 20),
        comingSoon: label("The words on the button of what is not ready."),
        entries: items("The resources.", {
          title: line("Its name."),
          text: prose("What one finds there.", { max: 240 }),
          status: choice("Whether it can be used already.", ["available", "coming-soon"]),
          action: optional(link("The link to it; leave it out while it is not ready.")),
        }),
      }),
      faq: faq("Common questions."),
      closing: closing("What to do now."),
    },
  }),
  page("events", {
    description: "The events page. Its events are in events/, the gathering’s day and time in facts.json.",
    fields: {
      seo,
      hero,
      gathering: section("The monthly gathering.", {
        recurring: text("Day, time and place, as they are every month."),
        text: text("What happens there."),
        next: label("Stands over the date of the next one."),
        underWay: label("Stands there while one is being held."),
        time: filled("The next one’s time", ["from", "to", "zone"]),
        ownTime: filled("The same in the visitor’s own time zone", ["time"]),
        yearTitle: line("The heading over the twelve dates."),
        off: label("Stands there at a date on which there is none.", 12),
        actions,
      }),
      courses: section("The e-courses.", {
        comingSoon: label("The words on the button of a course that cannot be had yet."),
        cards: items("The courses, one card each.", {
          title: line("Its title."),
          meta: text("How long it is and how it is taught, in a few words.", { max: 80 }),
          price: label("Its price.", 20),
          text: text("What one learns.", { max: 300 }),
          action: optional(link("Where one enrols; leave it out while the course is not ready.")),
          more: optional(link("Where one reads more about it.")),
        }),
      }),
      past: sectionHeading("The events that are over."),
      scheduled: optional(
        sectionHeading("The events to come that have a day. Left out, they stand under the next heading."),
      ),
      upcoming: sectionHeading("The events that are being planned, without a day."),
      labels: group("The words on events.", {
        completed: label("On an event that is over.", 20),
        undated: label("On an event without a day.", 20),
        cancelled: label("On an event that is cancelled.", 20),
        timeOpen: label("In the place of the hour, where only the day is known."),
        free: optional(label("In the place of the price, where it is 0.")),
        calendar: label("The words on the link to an event’s calendar file."),
        back: label("The words on the link back from an event’s own page."),
      }),
      closing: closing("The invitation to hold an event of one’s own."),
    },
  }),
  page("partner", {
    description: "The partner page. Its levels and gifts are in partnership/, prices in facts.json.",
    fields: {
      ...opening,
      vision: section("What partnership makes possible.", {
        lead: prose("The sentence that opens it, set large."),
        paragraphs: list("What giving does, one paragraph each.", prose("One paragraph.")),
        verse: text("A verse of the King James or the World English Bible."),
        reference: text("Where the verse stands, with the translation.", { max: 80 }),
      }),
      levels: section("Over the levels.", {
        perMonth: label("Stands after a price.", 30),
        popular: label("The mark of the level that most choose.", 30),
      }),
      gifts: section("Over the gifts.", {
        text: text("How a single gift differs."),
      }),
      terms: group("Over the legal lines for givers, which stand in content/site.json under legal.", {
        title: line("Names them for those who listen to the page."),
        taxStatus: label("Stands before the line about taxes."),
        refunds: label("Stands before the line about refunds."),
      }),
      faq: faq("Common questions."),
      join: closing("The call to join."),
    },
  }),
  page("blog", {
    description: "The blog. Its teachings are in articles/.",
    fields: {
      seo,
      hero,
      meanwhile: optional(
        group("What the opening says as long as no teaching is published: what can be read today.", {
          text: text("One or two sentences, in place of its own.", { max: 240 }),
          actions: list("The buttons.", link("One button."), { max: 2 }),
        }),
      ),
      featured: line("The small line over the featured teaching."),
      list: group("The list of teachings.", {
        title: prose("The section's heading.", { max: 90 }),
        filter: line("Names the row of filters for those who listen to the page."),
        all: label("The filter that shows everything.", 30),
        categories: several("What teachings can be about, in the order of the filters.", {
          value: id("Names it in teachings and in addresses; best never changed."),
          label: label("Its name."),
        }),
        results: group(
          "How many are shown; where the filters are buttons, said aloud after one was chosen.",
          {
            all: filled("With no filter", ["count"]),
            ...plural(
              "One in a category; {category} is filled in.",
              "Several; {count} and {category} are filled in.",
              ["count", "category"],
              ["category"],
            ),
            none: filled("None in a category", ["category"]),
            range: filled("Which ones a page of several shows", ["first", "last", "total"]),
            rangeOfCategory: filled("The same in a category", ["first", "last", "total", "category"]),
          },
        ),
        search: group("The search, once a teaching is published. What it says is also said aloud.", {
          label: line("The label of its field."),
          ...plural(
            "One found; {words} is filled in.",
            "Several; {count} and {words} are filled in.",
            ["count", "words"],
            ["words"],
          ),
          none: filled("None found", ["words"]),
          ofCategory: filled("The result of a search within a category", ["result", "category"]),
          noneOfCategory: filled("None found in a category", ["words", "category"]),
          clear: label("The button that clears the words, below that."),
          loading: text("While the search is being loaded."),
          failed: text("Where the search cannot be loaded."),
          more: label("The button that shows more of what was found."),
        }),
      }),
      card: group("The words on each teaching.", {
        minutes: filled("How long it takes to read", ["minutes"]),
        minutesToHear: filled("How long one listens to a recording", ["minutes"]),
        read: label("The button of a teaching that can be read."),
        listen: label("The button of a teaching that has a recording."),
        speaker: filled("Who teaches, where it is a guest", ["speaker"]),
        comingSoon: label("The button of everything that is not there yet."),
        draft: label("The mark of a draft, on previews only."),
        scheduled: label("The mark of a teaching whose day has not come, on previews only."),
      }),
      paging: group("What is needed once there are several pages.", {
        label: line("Names the links for those who listen to the page."),
        title: filled("The title of the second page and those after it", ["page"], { max: 60 }),
        position: filled("Where one is", ["page", "pages"]),
        newer: label("The link to the page before."),
        older: label("The link to the page after."),
        number: filled("What screen readers say for a page’s number", ["page"]),
      }),
      category: group("The pages of a category, once the blog has several pages.", {
        title: filled("The title of the first", ["category"], { max: 60 }),
        nextTitle: filled("The title of those after it", ["category", "page"], { max: 60 }),
        description: text("What they are about, for search results; {category} is filled in.", {
          min: 70,
          max: 160,
          fills: ["category"],
        }),
      }),
      series: group("Teachings that belong together; each series has a page.", {
        part: filled("On a part: which one it is", ["series", "part", "parts"]),
        before: filled("The link to the part before", ["title"]),
        after: filled("The link to the part after", ["title"]),
        whole: label("The link to the page of the series, and the heading there."),
        title: label("Above the links to all series, on the blog."),
        entries: items("The series. One without a published teaching has no page.", {
          value: id("Names it in teachings and in its address, /blog/series/…; best never changed."),
          title: text("Its title.", { min: 3, max: 60 }),
          text: text("What it is about, on its page and for search results.", { min: 70, max: 160 }),
        }),
      }),
      follow: optional(
        readNext("Where one can follow the recordings as a podcast; also on the page of each recording."),
      ),
      signUp: group("The sign-up to the email list.", {
        title: prose("The section's heading.", { max: 90 }),
        text: text("What comes, and how often."),
        label: line("The label of the field for the address."),
        button: label("The words on the button once there is a list."),
        privacy: text("One sentence about where the address goes, once there is a list."),
        privacyLink: link("The link to the privacy page."),
      }),
      closing: section("What is still to come.", {
        text: text("One or two sentences."),
        entries: list(
          "What is to come, one button each.",
          group("One entry.", {
            title: line("What it is."),
            text: text("What it is for.", { max: 160 }),
            action: optional(link("Where it is; leave it out while it is coming.")),
          }),
          { min: 0, max: 3 },
        ),
      }),
      article: group("The words round a teaching on its own page.", {
        back: link("The link back to the list."),
        download: label("The link that saves a recording."),
        next: optional(readNext("Where to go after a teaching.")),
        crumb: label("The blog’s name on the way to a teaching, for search engines."),
      }),
    },
  }),
];
