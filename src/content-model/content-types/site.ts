import { weekdays, weeks } from "../../calendar/next-gatherings";
import { contentType } from "../content-type";
import {
  amount,
  choice,
  clock,
  count,
  endClock,
  currency,
  day,
  email,
  fieldNameElsewhere,
  flag,
  formerAddress,
  group,
  id,
  languageTag,
  list,
  number,
  optional,
  origin,
  picture,
  price,
  prose,
  text,
  timeZone,
  url,
  webPage,
  items,
  filled,
  label,
  line,
} from "../fields";
import { link, sample } from "./groups";

/** The ministry's name, contacts and links, which all other files refer to. */
export const site = contentType({
  name: "site",
  title: "Names, addresses, links and menus",
  seenOn: "every page",
  typeName: "SiteIdentity",
  files: "site.json",
  description:
    "Names, mail addresses, links to other sites and the navigation. Every other file refers to these by placeholders.",
  fields: {
    sample: sample("the names, addresses and links below are samples"),
    url: origin("The address of this site."),
    allSubdomainsUseHttps: optional(
      flag(
        "true if every subdomain of your domain has HTTPS: for one year, browsers then open all of them by HTTPS alone.",
      ),
    ),
    language: languageTag("The language that the site is written in."),
    ministry: group("The ministry.", {
      name: line("The ministry's name; copy says {ministry.name}."),
      description: text("What the ministry does, in one sentence."),
    }),
    leader: group("The leader.", {
      name: line("The leader's full name; copy says {leader.name}."),
      firstName: label("The leader's first name; copy says {leader.firstName}.", 30),
      role: text("What the leader is, to follow “an” in a sentence."),
      portrait: picture("The leader's portrait."),
      biography: optional(
        prose(
          "Who the leader is, in about 50 words, for the printed page of Speaking; copy says {leader.biography}.",
        ),
      ),
    }),
    legal: optional(
      group("What the law or givers ask for. An empty line is not shown, and asked for before launch.", {
        responsible: legalLine("Who is responsible for this site: the ministry's legal name. In the footer."),
        address: legalLine("The postal address, in one line. In the footer."),
        taxStatus: legalLine(
          "What gifts mean for a giver's taxes, in one or two sentences. On the partner page.",
        ),
        refunds: legalLine("Whether and how gifts and fees are given back. On the partner page."),
      }),
    ),
    addresses: group("The ministry's inboxes.", {
      general: address("For everything that has no inbox of its own."),
      speaking: address("For invitations to speak."),
      prayer: address("For prayer requests."),
      contact: address("The inbox that the contact form writes to."),
      media: optional(address("For journalists; the press kit names it. Not in the footer.")),
    }),
    links: group("Links to other sites; copy says {links.book} and so on.", {
      ministry: optional(url("The ministry's external site.")),
      book: optional(url("Where the book is sold.")),
      course: optional(url("Where one enrols in the e-course.")),
      gathering: url("Where one registers for the monthly gathering; never the meeting's own link."),
      gatheringFromHub: optional(url("The same, marked as coming from the Prayer Hub.")),
      partnership: optional(url("Where one becomes a partner.")),
      gifts: optional(url("Where one gives once.")),
    }),
    furtherLinks: optional(
      items(
        "More links to other sites, such as a podcast or an event's tickets; copy says {links.podcast} and so on.",
        {
          name: id("What copy calls it, after links and a full stop."),
          url: url("Where it leads."),
        },
      ),
    ),
    social: items("The ministry on social networks, as listed in the footer.", {
      label: label("The network's name."),
      url: url("The ministry's page there."),
    }),
    emailList: optional(
      group("Where one joins the email list; leave it out until there is a list.", {
        page: url("The sign-up page."),
        form: url("The address that a sign-up form posts to."),
        field: optional(
          fieldNameElsewhere("What that form calls the field for the address; email while it is left out."),
        ),
        redirectsTo: optional(
          list(
            "Every site that the browser shows after a sign-up; it stops at a site that is missing here. If the sign-up ends on the form’s own site, name that one.",
            origin("One such site."),
          ),
        ),
      }),
    ),
    podcast: optional(
      group(
        "The podcast that the site makes of its recordings, /podcast.xml; leave it out where there is none, or where it is made elsewhere.",
        {
          title: text("Its title.", { max: 100 }),
          description: text("What one hears there, and how often.", { min: 70, max: 4000 }),
          author: text("Who makes it, as podcast apps name it."),
          email: email("Where Apple and Spotify write to, to see that it is yours. It stands in the feed."),
          category: choice("Its category among Apple’s, under Religion & Spirituality.", [
            "Buddhism",
            "Christianity",
            "Hinduism",
            "Islam",
            "Judaism",
            "Religion",
            "Spirituality",
          ]),
          explicit: flag("true where children should not hear it."),
          picture: picture("Its picture: square, of at least 1,400 pixels, best of 3,000."),
        },
      ),
    ),
    navigation: group("The menus.", {
      header: list("The links in the header and in the side menu.", link("One link.")),
      action: link("The button at the end of the header."),
      menu: optional(
        list("A second group of links in the side menu of small screens.", link("One link."), { min: 0 }),
      ),
      quickLinks: list("The footer's first list.", link("One link."), { min: 0 }),
      more: list("The footer's second list: the pages that the header does not reach.", link("One link."), {
        min: 0,
      }),
    }),
    copyrightYear: number("The year in the copyright line."),
  },
});

function legalLine(description: string) {
  return optional(text(description, { mayBeEmpty: true }));
}

function address(description: string) {
  return group(
    description,
    {
      label: label("The inbox's name as the footer shows it."),
      email: email("The mail address."),
    },
    "Address",
  );
}

const level = {
  name: text("Its name."),
  price: price("Its price for a month."),
};

const facts = contentType({
  name: "facts",
  title: "Facts",
  seenOn: "every page that states them",
  files: "facts.json",
  description:
    "Facts that several pages state. Copy refers to them by placeholders, so that a change here changes every page.",
  fields: {
    answerTime: text("How soon a message is answered, to follow “answers”: {answerTime}."),
    currency: currency("The currency of every price, which search engines read."),
    gathering: group("The monthly gathering.", {
      name: text("Its full name."),
      day: text("The day, to follow “on the”."),
      time: text("From when to when, with the time zone."),
      place: text("Where it meets."),
      length: text("How long it lasts."),
      online: optional(flag("true where one takes part online; search engines are told so.")),
      free: optional(flag("true where it costs nothing; search engines are told so.")),
      schedule: group("The same day and time as the site reckons with; the words above must agree with it.", {
        week: choice("Which of the month’s; not every month has a fifth.", weeks),
        weekday: choice("The weekday.", weekdays),
        from: clock("When it begins."),
        to: endClock("When it ends, on the same day or in the night after it."),
        zone: timeZone("Where these are the clock’s times, and where the site’s days begin."),
      }),
      calendar: group("What a visitor’s own calendar shows of each gathering.", {
        text: text("What happens there, and how to take part. Calendars turn {links.gathering} into a link."),
        place: text("Where it is, with {links.gathering}: some calendars show nothing else."),
      }),
    }),
    book: optional(
      group("The book; {book.chapters} and {book.parts} are counted in book/outline.json.", {
        name: text("Its title."),
        kind: text("What it is, with its article: “a …”."),
        pages: count("How many pages; copy puts “about” before it."),
        price: optional(price("What the paperback costs in the shop; copy says {book.price}.")),
        published: optional(text("When it was published, in words; copy says {book.published}.")),
        declarations: text("How many declarations, in digits."),
      }),
    ),
    course: optional(
      group("The e-course.", {
        name: text("Its title."),
        length: text("How long it takes, in words: “{course.weeks} weeks”; they are counted on its page."),
        amount: amount("Its price, which copy has by {course.price}, with the sign of the currency."),
        nextStart: optional(day("The day of its next first session. A day that is over is not shown.")),
        hours: optional(
          text("On which weekday and at what hours it is live, with the zone; copy says {course.hours}."),
        ),
      }),
    ),
    reach: optional(
      group("How far the work has reached.", {
        sample: sample("the figures are samples"),
        trained: text("How many lives were trained, in digits."),
        engagements: text("How many speaking engagements there were, in digits."),
        gatherings: text("How many monthly gatherings there were, in digits."),
      }),
    ),
    foundations: optional(
      group("The second e-course.", {
        name: text("Its title."),
        modules: text("How many modules, in digits."),
        price: price("Its price."),
      }),
    ),
    pastEvents: optional(
      group("The events that are over.", {
        time: text("From when to when they were, with the time zone."),
      }),
    ),
    partnership: optional(
      group("The levels of partnership.", {
        partner: group("The first level.", level),
        warrior: group("The second level.", {
          ...level,
          eventDiscount: text("How much less a partner of this level pays at events, in per cent."),
        }),
        kingdom: group("The third level.", level),
      }),
    ),
    devotional: optional(
      group("The devotional that can be read on the site; {devotional.days} is counted from its slides.", {
        name: text("Its title. Of several that can be read, the one with this title is meant."),
      }),
    ),
    guides: optional(
      group("The free guides.", {
        protectionDays: text("How many days the protection guide takes, in digits."),
        breakthroughDays: text("How many days the breakthrough guide takes, in digits."),
      }),
    ),
  },
});

const frame = contentType({
  name: "frame",
  title: "Header, menus and footer",
  seenOn: "every page",
  files: "frame.json",
  description: "The words around every page: header, menus, footer, and what screen readers hear there.",
  fields: {
    skipLink: label("The hidden link that leads keyboards past the header."),
    homeLink: text("What a screen reader calls the logo's link."),
    mainNavigation: label("What a screen reader calls the header's menu."),
    menu: label("The words on the button that opens the side menu.", 20),
    sideMenu: label("What a screen reader calls the side menu."),
    closeMenu: label("The words on the button that closes the side menu."),
    newTab: label("Added for screen readers to a link that opens a new tab."),
    text: group("What stands in a text besides its own words.", {
      notes: label("The heading of the footnotes."),
      backToText: label("What a screen reader calls the way back from a footnote."),
      table: line(
        "What a screen reader calls the box around a table, which scrolls where the table is wide.",
      ),
    }),
    share: optional(
      group("The button that shares an address.", {
        label: label("The words on the button.", 30),
        copied: line("Said once the link is on the clipboard, where the device has nothing to share with."),
      }),
    ),
    announcements: group(
      "The line above the header, and what is said of a gathering that is cancelled or moved.",
      {
        label: label("What a screen reader calls the line."),
        cancelled: filled("Of one that is cancelled", ["date", "reason"]),
        moved: filled("Of one that is moved", ["date", "newDate", "time", "reason"]),
        movedHour: optional(
          filled("Of one that is moved to another hour of its day", ["date", "time", "reason"]),
        ),
        dates: label("The words on the line’s link to the next dates."),
        cancelledTitle: filled("The title of one that is cancelled, in calendars", ["title"]),
      },
    ),
    calendar: group("What opens where the gathering is added to one’s calendar.", {
      follow: label("The words on the way to follow all dates, in programs that can."),
      google: label("The same in Google Calendar, which can only on a computer."),
      googleOnce: optional(
        label("The words on the way to add the gatherings to Google Calendar, also on a phone."),
      ),
      download: label("The words on the file to download, which does not change any more."),
      address: optional(label("Stands above the address of all dates, to copy into another calendar.")),
    }),
    contents: label("Stands over the list of a text’s headings."),
    notifications: label("What a screen reader calls the place where messages appear."),
    dismiss: label("The words on the button that closes a message."),
    footer: group("The footer.", {
      closing: text("The verse that ends every page."),
      closingReference: text("Where that verse stands, and in which translation."),
      quickLinks: label("Stands over the first list of links."),
      more: label("Stands over the second list of links."),
      social: label("Stands over the list of social networks."),
      write: label("Stands over the list of mail addresses."),
      copyright: text("The copyright line; {year} is the copyrightYear of content/site.json.", {
        fills: ["year"],
      }),
      privacy: link("The link to the privacy page."),
    }),
    applicationError: group("Shown in the place of a part of the page that stopped working.", {
      title: text("The heading."),
      text: text("What happened and what to do."),
      action: link("The way out."),
    }),
  },
});

const redirects = contentType({
  name: "redirects",
  title: "Old addresses",
  seenOn: "the old address: it leads on to the new one",
  files: "redirects.json",
  description:
    "Addresses of a former site that others still link to, each with the page that visitors are sent to instead.",
  fields: {
    sample: sample("the addresses below are samples"),
    redirects: items("The old addresses, in any order; none is right too.", {
      from: formerAddress("The old address."),
      to: webPage("Where it leads now."),
    }),
  },
});

/** The content types of this file, in the order shown to editors. */
export const siteContent = [site, facts, frame, redirects];
