import { object, text } from "../fields";
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
      length: text("How long it takes."),
      price: text("Its price with the currency sign."),
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
