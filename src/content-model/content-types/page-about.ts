import { flag, linkedText, list, object, optional, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { hero } from "../field-groups/hero";
import { seo } from "../field-groups/seo";

/** The page about the leader. */
export const aboutPage: ContentType = {
  name: "page-about",
  title: "About page",
  seenOn: "/about",
  typeName: "AboutPage",
  files: "pages/about.json",
  description: "The page about the leader: the story, the credentials and what the work rests on.",
  schema: object("The page about the leader.", {
    seo,
    hero,
    story: object("How the work began.", {
      sample: optional(flag("true while the story is a sample; removed at launch. Visitors never see it.")),
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      lead: prose("The sentence that opens the story, set large."),
      paragraphs: list("The story up to the envelope, one paragraph each.", prose("One paragraph.")),
      envelope: object("What was asked that evening, set as on the back of an envelope.", {
        label: text("Names the envelope for those who listen to the page.", { max: 60 }),
        questions: list("The questions, one line each.", text("One question.", { max: 60 })),
      }),
      continued: list("The story after the envelope, one paragraph each.", linkedText("One paragraph.")),
      scripture: text(
        "A verse of a public-domain translation, without quotation marks: the page sets it apart.",
        {
          unquoted: true,
        },
      ),
      scriptureReference: text("Where the verse stands, and in which translation.", { max: 60 }),
    }),
    credentials: object("What the leader brings.", {
      sample: optional(
        flag("true while the credentials are samples; removed at launch. Visitors never see it."),
      ),
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      entries: list(
        "The credentials, one row each.",
        object("One credential.", {
          title: text("The role or office, in a word or two.", { max: 60 }),
          text: prose("What it has consisted of.", { max: 240 }),
        }),
        { min: 0 },
      ),
    }),
    philosophy: object("What the work rests on.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      cards: list(
        "The convictions, one card each.",
        object("One conviction.", {
          title: text("The conviction as an instruction, in a few words.", { max: 60 }),
          text: text("What it means in practice.", { max: 240 }),
        }),
        { min: 0 },
      ),
    }),
    figures: object("How far the work has reached.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      entries: list(
        "The figures, one each; the numbers themselves are facts, such as {reach.trained}.",
        object("One figure.", {
          value: text("The number.", { max: 12 }),
          label: text("What it counts.", { max: 40 }),
          text: text("Where it comes from.", { max: 120 }),
        }),
        { min: 0 },
      ),
    }),
    closing: closing("The invitation at the end of the page."),
  }),
};
