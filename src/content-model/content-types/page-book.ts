import { list, object, optional, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { faq } from "../field-groups/faq";
import { hero } from "../field-groups/hero";
import { link } from "../field-groups/link";
import { overview } from "../field-groups/overview";
import { seo } from "../field-groups/seo";
import { testimonials } from "../field-groups/testimonials";

/** The page of the book. */
export const bookPage: ContentType = {
  name: "page-book",
  title: "Book page",
  seenOn: "/acts-of-war-book",
  typeName: "BookPage",
  files: "pages/acts-of-war-book.json",
  description: "The page of the book. Its chapters are in book/outline.json, its cover in book/details.json.",
  schema: object("The page of the book.", {
    seo,
    overview,
    hero,
    features: object("What the book is like.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      cards: list(
        "The features, one card each.",
        object("One feature.", {
          title: text("The feature, in a few words.", { max: 60 }),
          text: text("What the reader has of it; more than its title says.", { max: 240 }),
        }),
        { min: 0 },
      ),
      inside: optional(
        object("The first two pages of the excerpt, as they lie open. Left out, they are not shown.", {
          text: text("What the pages are.", { max: 160 }),
          action: link("The link to more of them."),
        }),
      ),
    }),
    outline: object("What stands over the chapters.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("One or two sentences below the heading."),
      worksheet: optional(
        object("A page of the book as a reader may have filled it in. Left out, none is shown.", {
          title: text("What the page is called in the book.", { max: 60 }),
          note: text("Whose page it is, in a word or two.", { max: 60 }),
          lines: list(
            "Its lines.",
            object("One line.", {
              question: text("What the book asks.", { max: 60 }),
              answer: text("What the reader has written.", { max: 140 }),
            }),
          ),
        }),
      ),
    }),
    testimonials: testimonials("What readers say."),
    faq: faq("Common questions."),
    closing: closing("The invitation to order the book."),
  }),
};
