import {
  amount,
  choice,
  clock,
  count,
  currency,
  day,
  flag,
  object,
  optional,
  price,
  text,
  timeZone,
} from "../fields";
import type { ContentType } from "../content-type";
import { weekdays, weeks } from "../../calendar/next-gatherings";

const level = {
  name: text("Its name."),
  price: price("Its price for a month."),
};

/** Facts that several pages use, each defined once. */
export const facts: ContentType = {
  name: "facts",
  title: "Facts",
  seenOn: "every page that states them",
  typeName: "Facts",
  files: "facts.json",
  description:
    "Facts that several pages state. Copy refers to them by placeholders, so that a change here changes every page.",
  schema: object("The facts; leave out those of what the ministry does not have.", {
    answerTime: text("How soon a message is answered, to follow “answers”: {answerTime}."),
    currency: currency("The currency of every price, which search engines read."),
    gathering: object("The monthly gathering.", {
      name: text("Its full name."),
      day: text("The day, to follow “on the”."),
      time: text("From when to when, with the time zone."),
      place: text("Where it meets."),
      length: text("How long it lasts."),
      online: optional(flag("true where one takes part online; search engines are told so.")),
      free: optional(flag("true where it costs nothing; search engines are told so.")),
      schedule: object(
        "The same day and time as the site reckons with; the words above must agree with it.",
        {
          week: choice("Which of the month’s; not every month has a fifth.", weeks),
          weekday: choice("The weekday.", weekdays),
          from: clock("When it begins."),
          to: clock("When it ends, on the same day."),
          zone: timeZone("Where these are the clock’s times, and where the site’s days begin."),
        },
      ),
      calendar: object("What a visitor’s own calendar shows of each gathering.", {
        text: text("What happens there, and how to take part. Calendars turn {links.gathering} into a link."),
        place: text("Where it is, with {links.gathering}: some calendars show nothing else."),
      }),
    }),
    book: optional(
      object("The book.", {
        name: text("Its title."),
        kind: text("What it is, with its article: “a …”."),
        chapters: text("How many chapters, in digits."),
        parts: text("How many parts, in digits."),
        pages: count("How many pages; copy puts “about” before it."),
        price: optional(price("What the paperback costs in the shop; copy says {book.price}.")),
        published: optional(text("When it was published, in words; copy says {book.published}.")),
        declarations: text("How many declarations, in digits."),
      }),
    ),
    course: optional(
      object("The e-course.", {
        name: text("Its title."),
        weeks: count("How many weeks it takes."),
        length: text("How long it takes, in words: the weeks above with the word."),
        amount: amount("Its price."),
        price: price("The price as visitors read it: the sign before the amount above."),
        nextStart: optional(day("The day of its next first session. A day that is over is not shown.")),
        hours: optional(
          text("On which weekday and at what hours it is live, with the zone; copy says {course.hours}."),
        ),
      }),
    ),
    reach: optional(
      object("How far the work has reached.", {
        sample: optional(
          flag("true while the figures are samples; removed at launch. Visitors never see it."),
        ),
        trained: text("How many lives were trained, in digits."),
        engagements: text("How many speaking engagements there were, in digits."),
        gatherings: text("How many monthly gatherings there were, in digits."),
      }),
    ),
    foundations: optional(
      object("The second e-course.", {
        name: text("Its title."),
        modules: text("How many modules, in digits."),
        price: price("Its price."),
      }),
    ),
    pastEvents: optional(
      object("The events that are over.", {
        time: text("From when to when they were, with the time zone."),
      }),
    ),
    partnership: optional(
      object("The levels of partnership.", {
        partner: object("The first level.", level),
        warrior: object("The second level.", {
          ...level,
          eventDiscount: text("How much less a partner of this level pays at events, in per cent."),
        }),
        kingdom: object("The third level.", level),
      }),
    ),
    devotional: optional(
      object("The devotional that can be read on the site.", {
        name: text("Its title."),
        days: text("How many days it takes, in digits."),
      }),
    ),
    guides: optional(
      object("The free guides.", {
        protectionDays: text("How many days the protection guide takes, in digits."),
        breakthroughDays: text("How many days the breakthrough guide takes, in digits."),
      }),
    ),
  }),
};
