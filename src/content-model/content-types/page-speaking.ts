import { flag, id, linkedText, list, number, object, optional, picture, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { faq } from "../field-groups/faq";
import { hero } from "../field-groups/hero";
import { linkAnywhere } from "../field-groups/link";
import { overview } from "../field-groups/overview";
import { seo } from "../field-groups/seo";
import { testimonials } from "../field-groups/testimonials";

/** The page for visitors who look for a speaker. */
export const speakingPage: ContentType = {
  name: "page-speaking",
  title: "Speaking page",
  seenOn: "/speaking",
  typeName: "SpeakingPage",
  files: "pages/speaking.json",
  description: "The page for those who look for a speaker.",
  schema: object("The speaking page.", {
    seo,
    overview,
    hero,
    topics: object("The signature topics.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      takeawayLabel: text("Stands before what an audience leaves with.", { max: 40 }),
      cards: list(
        "The topics, one card each.",
        object("One topic.", {
          id: id("Names the topic in addresses."),
          title: text("The topic, and what kind of session it is.", { max: 60 }),
          text: text("What it is about and how it is held.", { max: 240 }),
          takeaway: text("What an audience leaves with.", { max: 160 }),
        }),
        { min: 0 },
      ),
      fieldsLabel: text("Stands before the fields of knowledge.", { max: 40 }),
      fieldsOfKnowledge: list(
        "What the leader knows about; search engines are told the same.",
        text("One field, in a word or two.", { max: 40 }),
        { min: 0 },
      ),
    }),
    events: object("The kinds of event.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      picture: picture("The leader speaking, wider than it is high."),
      cards: list(
        "The kinds of event, one card each.",
        object("One kind of event.", {
          title: text("The kind.", { max: 60 }),
          text: text("What it is like, and how it is prepared.", { max: 300 }),
          points: list("What it may consist of.", text("One part.", { max: 120 })),
        }),
        { min: 0 },
      ),
      evening: optional(
        object("How an evening goes, drawn as a timeline. Left out, none is drawn.", {
          title: text("What stands over the timeline.", { max: 60 }),
          length: text("How long a part is; {minutes} is filled in.", { max: 30, fills: ["minutes"] }),
          parts: list(
            "The parts of the evening, in their order; each stands higher than the one before.",
            object("One part.", {
              title: text("What it is, in a word or two.", { max: 30 }),
              minutes: number("How many minutes it takes.", { min: 1, max: 600 }),
              text: text("What happens in it.", { max: 140 }),
            }),
            { min: 2, max: 5 },
          ),
        }),
      ),
    }),
    planning: optional(
      object("What organisers ask before they write.", {
        sample: optional(
          flag("true while these are sample terms; removed at launch. Visitors never see it."),
        ),
        eyebrow: text("The small line above the title.", { max: 60 }),
        title: prose("The section's heading.", { max: 90 }),
        text: text("One or two sentences below the heading."),
        entries: list(
          "The answers: fee and travel, lead time, lengths, recording, equipment, small groups.",
          object("One answer.", {
            title: text("What it is about.", { max: 60 }),
            text: linkedText("The answer."),
          }),
          { min: 0 },
        ),
        watch: optional(
          object("A talk to watch before inviting.", {
            picture: picture("A still of it."),
            title: text("What it is.", { max: 60 }),
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
  }),
};
