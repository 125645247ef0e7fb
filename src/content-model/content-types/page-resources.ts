import { choice, list, object, optional, picture, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { faq } from "../field-groups/faq";
import { hero } from "../field-groups/hero";
import { link } from "../field-groups/link";
import { overview } from "../field-groups/overview";
import { readNext } from "../field-groups/read-next";
import { seo } from "../field-groups/seo";

const viewer = object("The words of the devotional's viewer.", {
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
export const resourcesPage: ContentType = {
  name: "page-resources",
  title: "Resources page",
  seenOn: "/resources",
  typeName: "ResourcesPage",
  files: "pages/resources.json",
  description: "The Resources page. Its devotionals are in devotionals/.",
  schema: object("The Resources page.", {
    seo,
    overview,
    hero,
    manual: optional(
      object("The flagship manual; leave it out where there is none.", {
        eyebrow: text("The small line above the title.", { max: 60 }),
        title: prose("The section's heading.", { max: 90 }),
        cover: picture("The book's cover."),
        lead: text("The sentence that opens the section, set large."),
        text: prose("What is in the book, and how to use it."),
        facts: list(
          "The book in figures.",
          object("One fact.", {
            label: text("What is counted.", { max: 30 }),
            value: text("The figure.", { max: 30 }),
          }),
          { min: 0 },
        ),
        actions: list("The buttons, the most important first.", link("One button."), { max: 2 }),
      }),
    ),
    devotionals: object("The devotionals.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
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
    online: object("What can be read or joined online.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("One or two sentences below the heading."),
      free: text("Stands beside what costs nothing.", { max: 20 }),
      comingSoon: text("The words on the button of what is not ready.", { max: 40 }),
      entries: list(
        "The resources.",
        object("One resource.", {
          title: text("Its name.", { max: 60 }),
          text: prose("What one finds there.", { max: 240 }),
          status: choice("Whether it can be used already.", ["available", "coming-soon"]),
          action: optional(link("The link to it; leave it out while it is not ready.")),
        }),
        { min: 0 },
      ),
    }),
    faq: faq("Common questions."),
    closing: closing("What to do now."),
  }),
};
