import { list, object, optional, prose, text, timeZone } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { faq } from "../field-groups/faq";
import { hero } from "../field-groups/hero";
import { link } from "../field-groups/link";
import { overview } from "../field-groups/overview";
import { seo } from "../field-groups/seo";

/** The Prayer Hub. */
export const prayerHubPage: ContentType = {
  name: "page-prayer-hub",
  title: "Prayer Hub page",
  seenOn: "/prayer-hub",
  typeName: "PrayerHubPage",
  files: "pages/prayer-hub.json",
  description: "The Prayer Hub. Its guides are in guides/.",
  schema: object("The Prayer Hub.", {
    seo,
    overview,
    hero,
    gathering: object("The monthly gathering.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("What the gathering is."),
      facts: list(
        "When, where and at what price.",
        object("One fact.", {
          label: text("What it is about.", { max: 30 }),
          value: text("The fact.", { max: 80 }),
        }),
        { min: 0 },
      ),
      nextDates: text("What the gathering's next dates are called.", { max: 30 }),
      ownTime: link("Leads to where the next date stands in the visitor's own time."),
      calendar: text("The words on the link to the calendar file.", { max: 40 }),
      expect: text("The heading of the segments.", { max: 60 }),
      segments: list(
        "The parts of the half hour, in order.",
        object("One part.", {
          title: text("Its name.", { max: 60 }),
          text: text("What happens in it.", { max: 240 }),
        }),
        { min: 0 },
      ),
      world: optional(
        object("The gathering's hour round the world, as a dial and a list. Left out, neither is shown.", {
          title: text("What stands over the dial.", { max: 60 }),
          places: list(
            "The places, from west to east; best with different hours, so that their names do not meet.",
            object("One place.", {
              name: text("Its name.", { max: 24 }),
              zone: timeZone("Its time zone."),
            }),
            { min: 2, max: 9 },
          ),
        }),
      ),
    }),
    guides: object("The guides to download.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
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
    training: object("Where to learn more.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("One or two sentences below the heading."),
      entries: list(
        "The ways to learn more.",
        object("One way.", {
          title: prose("Its name.", { max: 60 }),
          text: text("What one learns there."),
          facts: text("Length, price and the like, in one line.", { max: 90 }),
          action: link("The link to it."),
        }),
        { min: 0 },
      ),
    }),
    community: object("The people who pray along.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      entries: list(
        "What one finds there.",
        object("One of them.", {
          title: text("What it is.", { max: 60 }),
          text: text("What it is like.", { max: 320 }),
        }),
        { min: 0 },
      ),
    }),
    faq: faq("Common questions."),
    closing: closing("The way on to the resources."),
  }),
};
