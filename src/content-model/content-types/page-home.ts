import { flag, href, linkedText, list, object, optional, picture, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { faq } from "../field-groups/faq";
import { hero } from "../field-groups/hero";
import { link } from "../field-groups/link";
import { seo } from "../field-groups/seo";
import { testimonials } from "../field-groups/testimonials";

/** The home page. */
export const homePage: ContentType = {
  name: "page-home",
  title: "Home page",
  seenOn: "/",
  typeName: "HomePage",
  files: "pages/home.json",
  description: "The home page.",
  schema: object("The home page.", {
    seo,
    hero,
    biography: object("Who leads the ministry.", {
      sample: optional(
        flag("true while the biography is a sample; removed at launch. Visitors never see it."),
      ),
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      lead: prose("The sentence that opens the story, set large."),
      paragraphs: list("The story, one paragraph each.", linkedText("One paragraph.")),
      action: link("The link to the whole story."),
      book: optional(
        object("The book's cover beside the portrait. Left out, the portrait stands alone.", {
          cover: picture("The book's cover."),
          href: href("Where the cover leads."),
        }),
      ),
    }),
    mandate: object("What the ministry is for.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      cards: list(
        "The orders, one card each.",
        object("One card.", {
          title: text("The order, in two or three words.", { max: 60 }),
          text: text("What it means in practice.", { max: 240 }),
        }),
        { min: 0 },
      ),
    }),
    testimonials: testimonials("What others say."),
    gathering: closing("The invitation to the monthly gathering."),
    nextDates: optional(
      text("What stands over the gathering's next dates, below the invitation. Left out, no date is shown.", {
        max: 40,
      }),
    ),
    faq: faq("Common questions."),
  }),
};
