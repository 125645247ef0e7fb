import { id, list, object, optional, picture, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { faq } from "../field-groups/faq";
import { hero } from "../field-groups/hero";
import { overview } from "../field-groups/overview";
import { seo } from "../field-groups/seo";
import { testimonials } from "../field-groups/testimonials";

/** The page of the e-course. */
export const coursePage: ContentType = {
  name: "page-course",
  title: "E-course page",
  seenOn: "/set-my-soul-on-fire-ecourse",
  typeName: "CoursePage",
  files: "pages/set-my-soul-on-fire-ecourse.json",
  description: "The page of the e-course. Its length and price are in facts.json.",
  schema: object("The page of the e-course.", {
    seo,
    overview,
    hero,
    start: optional(
      object("When the course begins, in its first screen; the day is nextStart in facts.json.", {
        next: text("While that day is to come; {day} is filled in.", { max: 240, fills: ["day"] }),
        later: text("While there is none, or it is over.", { max: 240 }),
      }),
    ),
    description: text("What the course is, in two or three sentences, for search engines.", { max: 400 }),
    level: text("For whom it is, in two words, for search engines.", { max: 40 }),
    themes: object("What the course is about.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      points: list(
        "The themes.",
        object("One theme.", {
          title: prose("The theme, in a few words.", { max: 60 }),
          text: text("What the course does about it.", { max: 300 }),
          verse: text("A verse that it rests on, quoted exactly."),
          reference: text("Where the verse stands, and in which translation.", { max: 60 }),
        }),
        { min: 0 },
      ),
    }),
    highlights: object("What belongs to the course.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("One or two sentences below the heading."),
      price: text("The price, set large.", { max: 20 }),
      priceNote: text("What the price is for.", { max: 60 }),
      items: list(
        "What one gets, one row each.",
        object("One thing.", {
          title: text("What it is.", { max: 60 }),
          text: text("How it works.", { max: 240 }),
        }),
        { min: 0 },
      ),
    }),
    curriculum: object("The weeks.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("One or two sentences below the heading."),
      weekLabel: text("Stands over each week; {week} is its number.", { max: 30, fills: ["week"] }),
      weeks: list(
        "The weeks, in order.",
        object("One week.", {
          id: id("Names the week in addresses."),
          title: text("What the week is called.", { max: 60 }),
          text: text("What happens in it.", { max: 400 }),
          teaches: text("What one can do afterwards, in a few words: search engines list it.", { max: 120 }),
          picture: picture("The week's flame; the build draws them until you put your own in their place."),
        }),
        { min: 0 },
      ),
    }),
    testimonials: testimonials("What students say."),
    faq: faq("Common questions."),
    closing: closing("The invitation to enroll."),
  }),
};
