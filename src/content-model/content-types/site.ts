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
  pictureWithStandIn,
  sample,
  price,
  prose,
  text,
  timeZone,
  url,
  webPage,
  items,
  template,
  label,
  line,
} from "../fields";
import { link } from "./groups";

/** The ministry's name, contacts and links, which all other files refer to. */
export const site = contentType({
  name: "site",
  title: "Names and links",
  seenOn: "every page",
  typeName: "SiteIdentity",
  files: "site.json",
  description:
    "The ministry's names, email addresses, links to other sites and menus. Other files use these through placeholders, such as {ministry.name}.",
  fields: {
    url: origin("The web address of this site."),
    allSubdomainsUseHttps: optional(
      flag("true if all your subdomains use HTTPS. Browsers then open them only with HTTPS for a year."),
    ),
    language: languageTag("The language of the site's texts."),
    ministry: group("The ministry’s name and work.", {
      name: line("The full name, such as “House of Prayer”. Texts use it as {ministry.name}."),
      description: text("What the ministry does, in one sentence."),
    }),
    leader: group("The person who leads the ministry.", {
      name: line("The first and last name. Texts use it as {leader.name}."),
      firstName: label("The first name. Texts use it as {leader.firstName}.", 30),
      role: text("A noun that can follow “an” in a sentence, such as “author and speaker”."),
      portrait: pictureWithStandIn("A photograph of the leader, at least 2400 pixels on the longer side."),
      biography: optional(
        prose("A biography of 50 words for the printed Speaking page. Texts use it as {leader.biography}."),
      ),
    }),
    legal: optional(
      group("Lines that the law requires or givers ask for. Empty lines are not shown.", {
        responsible: legalLine("The ministry's legal name. Shown in the footer."),
        address: legalLine("The postal address in one line. Shown in the footer."),
        taxStatus: legalLine("Whether gifts are tax-deductible. Shown on the partner page."),
        refunds: legalLine("Whether and how gifts and fees are refunded. Shown on the partner page."),
      }),
    ),
    addresses: group(
      "The ministry's email addresses. The forms send messages to “General”, “Speaking” and “Prayer”, unless the mail settings contain other addresses.",
      {
        general: address("The address for all other questions."),
        speaking: optional(address("The address for invitations to speak, if the site has a booking form.")),
        prayer: optional(address("The address for prayer requests, if the site has a prayer form.")),
        contact: address("The address beside the contact form."),
        media: optional(address("The address for journalists. Shown in the press kit, not in the footer.")),
      },
    ),
    links: group("Links to other sites. Texts use them as {links.book} and so on.", {
      ministry: optional(url("The ministry's other website.")),
      book: optional(url("The shop that sells the book.")),
      course: optional(url("The page to enrol in the e-course.")),
      gathering: url("The registration page of the monthly gathering, not the meeting's own link."),
      gatheringFromHub: optional(
        url(
          "The registration page for visitors from the Prayer Hub, with a code in its address that shows where they came from.",
        ),
      ),
      partnership: optional(url("The page to become a partner.")),
      gifts: optional(url("The page for one-time gifts.")),
    }),
    furtherLinks: optional(
      items(
        "More links to other sites, such as a podcast or an event's tickets. Texts use them as {links.podcast} and so on.",
        {
          name: id("The name in texts: podcast becomes {links.podcast}."),
          url: url("The address of the page."),
        },
      ),
    ),
    social: items("The ministry's social networks, as listed in the footer.", {
      label: label("The name of the network, such as “Instagram”."),
      url: url("The ministry's page on the network."),
    }),
    emailList: optional(
      group("The email list. Leave this out if the ministry does not have an email list.", {
        page: url("The page of your email provider where people sign up."),
        form: url("The address in the code of your provider's sign-up form, after action=."),
        field: optional(
          fieldNameElsewhere(
            "The name of the email field in your provider's form. Leave this out if the name is “email”.",
          ),
        ),
        redirectsTo: optional(
          list(
            "All sites that the browser shows after a sign-up, including the site of the form. If a site is missing, some browsers show an empty tab.",
            origin("One site that the browser shows after a sign-up."),
          ),
        ),
      }),
    ),
    podcast: optional(
      group(
        "The podcast that the site makes from its recordings (/podcast.xml). Leave this out if there is no podcast, or if another service makes the podcast.",
        {
          title: text("The name of the podcast, as in podcast apps.", { max: 100 }),
          description: text("What listeners hear, and how often.", { max: 4000 }),
          author: text("The name of the maker in podcast apps, such as {leader.name}."),
          email: email("Apple and Spotify write to this address to confirm that the podcast is yours."),
          category: choice("The category in Apple Podcasts, under Religion & Spirituality.", [
            "Buddhism",
            "Christianity",
            "Hinduism",
            "Islam",
            "Judaism",
            "Religion",
            "Spirituality",
          ]),
          explicit: flag("true if the podcast is not suitable for children."),
          picture: picture("A square picture of at least 1,400 pixels, ideally 3,000."),
        },
      ),
    ),
    navigation: group("The menus in header and footer.", {
      header: list("The links in the header and in the side menu, in order.", link("One link.")),
      action: link("The button on the right of the header."),
      menu: optional(
        list(
          "Further links in the side menu on small screens. The first of these links is as large as the links of the header.",
          link("One link."),
          { min: 0 },
        ),
      ),
      quickLinks: list("The links in the first list of the footer.", link("One link."), { min: 0 }),
      groups: items(
        "The other lists of links in the footer, one list for each purpose of a visit. They contain pages that the header does not contain.",
        {
          title: label("The heading above the links, such as “Pray”."),
          links: list("The links of this list.", link("One link.")),
        },
      ),
    }),
    copyrightYear: number("The year in the footer's copyright line, such as 2026."),
    ...sample("promise"),
  },
});

function legalLine(description: string) {
  return optional(text(description, { mayBeEmpty: true }));
}

function address(description: string) {
  return group(
    description,
    {
      label: label("The name of the address in the footer, such as “Prayer requests”."),
      email: email("Visitors write to this address."),
    },
    "Address",
  );
}

const level = {
  name: text("The name of the level, such as “Partner”."),
  price: price("The price for one month."),
};

const facts = contentType({
  name: "facts",
  title: "Facts",
  seenOn: "every page that states them",
  files: "facts.json",
  description:
    "Facts that several pages use. Texts use them through placeholders, so a change here changes every page.",
  fields: {
    answerTime: text("A phrase after “answers”, such as “within two days”. Texts use it as {answerTime}."),
    currency: currency("The currency of all prices, for search engines."),
    gathering: group("The monthly gathering.", {
      name: text("The full name of the gathering, such as “Monthly Prayer Gathering”."),
      day: text("A phrase that can follow “on the”, such as “second Tuesday of each month”."),
      time: text("Start and end with the time zone, such as “6:00 PM to 6:30 PM EST”."),
      place: text("The location, such as “Online, on Zoom”."),
      length: text("The duration in words, such as “half an hour”."),
      online: optional(flag("true if people take part online. Search engines show this.")),
      free: optional(flag("true if the gathering is free. Search engines show this.")),
      schedule: group("The day and time that the site calculates with. They must match “Day” and “Time”.", {
        week: choice("The week of the month, such as “second” or “last”.", weeks),
        weekday: choice("The day of the week, such as “Tuesday”.", weekdays),
        from: clock("The start time."),
        to: endClock("The end time, on the same day or in the following night."),
        zone: timeZone("The time zone of the gathering, and of all dates on the site."),
      }),
      calendar: group("The gathering’s entry in visitors’ calendars.", {
        text: text("What happens, and how to take part. Calendars turn {links.gathering} into a link."),
        place: text("The location with {links.gathering}, because some calendars only show this field."),
      }),
    }),
    book: optional(
      group("The book. The site counts {book.chapters} and {book.parts} from book/outline.json.", {
        name: text("The title on the book’s cover."),
        kind: text("The kind of book, with “a” or “an” before it, such as “a prayer manual”."),
        pages: count("The number of pages. Texts say “about” before this number."),
        price: optional(price("The price of the paperback in the shop. Texts use it as {book.price}.")),
        delivery: optional(
          text(
            "How and when a copy arrives, and whether there is an e-book. Texts use it as {book.delivery}.",
          ),
        ),
        published: optional(text("Date of publication, such as “May 2025”. Texts use {book.published}.")),
        declarations: text("The number of declarations, in digits."),
        ...sample("promise"),
      }),
    ),
    course: optional(
      group("The e-course.", {
        name: text("The title of the course."),
        length: text("The duration in words. Use {course.weeks}, which the site counts."),
        amount: amount("The price, which texts use as {course.price}."),
        nextStart: optional(day("The first day of the next course. A past day is not shown.")),
        hours: optional(
          text("Weekday and time of the live sessions, with the time zone. Texts use it as {course.hours}."),
        ),
        ...sample("promise"),
      }),
    ),
    reach: optional(
      group("How far the work has reached.", {
        trained: text("The number of people trained, in digits, such as “500+”."),
        engagements: text("The number of speaking engagements, in digits."),
        gatherings: text("The number of monthly gatherings, in digits."),
        ...sample("promise"),
      }),
    ),
    foundations: optional(
      group("The second e-course.", {
        name: text("The title of the second course."),
        modules: text("The number of modules, in digits."),
        price: price("The price of the course."),
      }),
    ),
    pastEvents: optional(
      group("Facts that all past events share.", {
        time: text("Start and end with the time zone, such as “6:00 PM to 6:30 PM EST”."),
      }),
    ),
    partnership: optional(
      group("The levels of partnership.", {
        partner: group("The first level.", level),
        warrior: group("The second level.", {
          ...level,
          eventDiscount: text("The discount on events for this level, such as “20%”."),
        }),
        kingdom: group("The third level.", level),
      }),
    ),
    devotional: optional(
      group("The devotional on the site. The site counts {devotional.days} from its slides.", {
        name: text("The title of the devotional, exactly as in its file."),
      }),
    ),
    guides: optional(
      group("The free guides.", {
        protectionDays: text("The number of days in the protection guide, in digits."),
        breakthroughDays: text("The number of days in the breakthrough guide, in digits."),
      }),
    ),
  },
});

const frame = contentType({
  name: "frame",
  title: "Header and footer",
  seenOn: "every page",
  files: "frame.json",
  description: "The texts around every page: header, menus, footer, and their names for screen readers.",
  fields: {
    skipLink: label("A hidden link for keyboard users, such as “Skip to content”."),
    homeLink: text("The name of the logo's link for screen readers, such as “Home page”."),
    mainNavigation: label("The name of the header's menu for screen readers."),
    menu: label("The button that opens the side menu, such as “Menu”.", 20),
    sideMenu: label("The name of the side menu for screen readers."),
    closeMenu: label("The button that closes the side menu."),
    newTab: label("Added to links in a new tab for screen readers, such as “(opens a new tab)”."),
    text: group("Labels inside long texts.", {
      notes: label("The heading above the footnotes."),
      backToText: label("The name of the link back from a footnote for screen readers."),
      table: line("The name of a table that can be scrolled, for screen readers."),
    }),
    share: optional(
      group("The button that shares a page.", {
        label: label("The text on the button, such as “Share”.", 30),
        copied: line("Shown when the link was copied, if the device cannot share links."),
      }),
    ),
    announcements: group("The line above the header, and the texts about a cancelled or moved gathering.", {
      label: label("The name of the line for screen readers."),
      cancelled: template("The text about a cancelled gathering", ["date", "reason"]),
      moved: template("The text about a moved gathering", ["date", "newDate", "time", "reason"]),
      movedHour: optional(
        template("The text about a gathering at another time of the same day", ["date", "time", "reason"]),
      ),
      dates: label("The text of the link to the next dates, in the line above the header."),
      cancelledTitle: template("The title of a cancelled gathering in calendars", ["title"]),
    }),
    gathering: group("The texts beside the date of the next gathering, or of an event.", {
      next: label("The line above the next date, such as “Next gathering”."),
      underWay: label("Shown instead of “Next” during a gathering, such as “Now”."),
      time: template("The hours of the gathering or event", ["from", "to", "zone"]),
      ownTime: template("The time in the visitor’s own time zone", ["time"]),
    }),
    calendar: group("The menu that opens from “Add to calendar”.", {
      follow: label("The link to subscribe to all dates in a calendar program."),
      google: label("The link to subscribe in Google Calendar, which works only on a computer."),
      googleOnce: optional(
        template("The link to add the next gathering to Google Calendar", ["date"], { max: 40 }),
      ),
      download: label("The link to download a calendar file, which does not update itself."),
      address: optional(label("The text above an address for other calendars.")),
    }),
    contents: label("The heading above a text’s table of contents."),
    notifications: label("The name of the message area for screen readers."),
    dismiss: label("The button that closes a message."),
    footer: group("The bottom of every page.", {
      closing: text("The Bible verse at the end of the home page."),
      closingReference: text("The Bible verse’s reference and translation, such as “Psalm 55:17 (WEB)”."),
      quickLinks: label("The heading above the first list of links."),
      social: label("The heading above the social networks."),
      write: label("The heading above the email addresses."),
      copyright: text("The copyright line. The page fills in {year}.", { pagePlaceholders: ["year"] }),
      privacy: link("The link to the privacy page."),
    }),
    applicationError: group("Shown instead of a part of the page that stopped working.", {
      title: text("The heading, in a few words."),
      text: text("What happened, and what the visitor can do."),
      action: link("A link that helps, such as to the home page."),
    }),
  },
});

const redirects = contentType({
  name: "redirects",
  title: "Old addresses",
  seenOn: "the old address, which redirects to the new one",
  files: "redirects.json",
  description:
    "Old addresses that other sites still link to, each with the page that visitors reach instead.",
  fields: {
    redirects: items("The old addresses, in any order. The list can be empty.", {
      from: formerAddress("The address that no longer exists."),
      to: webPage("The page that visitors reach instead."),
    }),
    ...sample("copy"),
  },
});

/** The content types of this file, in the order shown to editors. */
export const siteContent = [site, facts, frame, redirects];
