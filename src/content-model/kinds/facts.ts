import {
  amount,
  choice,
  clock,
  count,
  currency,
  flag,
  number,
  object,
  optional,
  price,
  text,
} from "../fields";
import type { Kind } from "../kind";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const level = {
  name: text("Its name."),
  price: price("Its price for a month."),
};

/** Facts that several pages state, each written once. */
export const facts: Kind = {
  name: "facts",
  title: "Facts",
  seenOn: "every page that states them",
  typeName: "Facts",
  files: "facts.json",
  description:
    "Facts that several pages state. Copy refers to them by placeholders, so that a change here changes every page.",
  schema: object("The facts.", {
    answerTime: text("How soon a message is answered, to follow “answers”: {answerTime}."),
    gathering: object("The monthly gathering.", {
      name: text("Its full name."),
      day: text("The day, to follow “on the”."),
      time: text("From when to when, with the time zone."),
      place: text("Where it meets."),
      length: text("How long it lasts."),
      schedule: object(
        "The same day and time as the site reckons with; the words above must agree with it.",
        {
          week: number("Which of the month’s: 2 for the second. Not every month has a fifth.", {
            min: 1,
            max: 4,
          }),
          weekday: choice("The weekday.", weekdays),
          from: clock("When it begins."),
          to: clock("When it ends, on the same day."),
          zone: choice("Where these are the clock’s times.", ["America/New_York"]),
        },
      ),
    }),
    book: object("The book.", {
      name: text("Its title."),
      kind: text("What it is, with its article: “a …”."),
      chapters: text("How many chapters, in digits."),
      parts: text("How many parts, in digits."),
      pages: count("How many pages; copy puts “about” before it."),
      declarations: text("How many declarations, in digits."),
    }),
    course: object("The e-course.", {
      name: text("Its title."),
      weeks: count("How many weeks it takes."),
      length: text("How long it takes, in words: the weeks above with the word."),
      amount: amount("Its price."),
      currency: currency("The price's currency, which search engines read."),
      price: price("The price as visitors read it: the sign before the amount above."),
    }),
    reach: object("How far the work has reached.", {
      sample: optional(flag("true while the figures are samples; removed at launch. Visitors never see it.")),
      trained: text("How many lives were trained, in digits."),
      engagements: text("How many speaking engagements there were, in digits."),
      gatherings: text("How many monthly gatherings there were, in digits."),
    }),
    foundations: object("The second e-course.", {
      name: text("Its title."),
      modules: text("How many modules, in digits."),
      price: price("Its price."),
    }),
    pastEvents: object("The events that are over.", {
      time: text("From when to when they were, with the time zone."),
    }),
    partnership: object("The levels of partnership.", {
      partner: object("The first level.", level),
      warrior: object("The second level.", {
        ...level,
        eventDiscount: text("How much less a partner of this level pays at events, in per cent."),
      }),
      kingdom: object("The third level.", level),
    }),
    devotional: object("The devotional that can be read on the site.", {
      name: text("Its title."),
      days: text("How many days it takes, in digits."),
    }),
    guides: object("The free guides.", {
      protectionDays: text("How many days the protection guide takes, in digits."),
      breakthroughDays: text("How many days the breakthrough guide takes, in digits."),
    }),
  }),
};
