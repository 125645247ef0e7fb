import { flag, object, optional, text } from "../fields";
import type { Kind } from "../kind";

/** Facts that several pages state, each written once. */
export const facts: Kind = {
  name: "facts",
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
    }),
    book: object("The book.", {
      name: text("Its title."),
      kind: text("What it is, with its article: “a …”."),
      chapters: text("How many chapters, in digits."),
      parts: text("How many parts, in digits."),
      pages: text("How many pages, in digits."),
      declarations: text("How many declarations, in digits."),
    }),
    course: object("The e-course.", {
      name: text("Its title."),
      weeks: text("How many weeks it takes, in digits."),
      length: text("How long it takes, in words: the weeks above with the word."),
      amount: text("Its price in digits, without a sign."),
      currency: text("The price's currency in three letters, such as USD: search engines read it."),
      price: text("The price as visitors read it: the sign before the amount above."),
    }),
    reach: object("How far the work has reached.", {
      sample: optional(flag("true while the figures are samples; removed at launch. Visitors never see it.")),
      trained: text("How many lives were trained, in digits."),
      engagements: text("How many speaking engagements there were, in digits."),
      gatherings: text("How many monthly gatherings there were, in digits."),
    }),
  }),
};
