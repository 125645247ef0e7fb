import { list, object, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { faq } from "../field-groups/faq";
import { hero } from "../field-groups/hero";
import { overview } from "../field-groups/overview";
import { seo } from "../field-groups/seo";

/** The partner page; its levels and gifts are in partnership/. */
export const partnerPage: ContentType = {
  name: "page-partner",
  title: "Partner page",
  seenOn: "/partner",
  typeName: "PartnerPage",
  files: "pages/partner.json",
  description: "The partner page. Its levels and gifts are in partnership/, prices in facts.json.",
  schema: object("The partner page.", {
    seo,
    overview,
    hero,
    vision: object("What partnership makes possible.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      lead: prose("The sentence that opens it, set large."),
      paragraphs: list("What giving does, one paragraph each.", prose("One paragraph.")),
      verse: text("A verse of the King James or the World English Bible."),
      reference: text("Where the verse stands, with the translation.", { max: 80 }),
    }),
    levels: object("Over the levels.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      perMonth: text("Stands after a price.", { max: 30 }),
      popular: text("The mark of the level that most choose.", { max: 30 }),
    }),
    gifts: object("Over the gifts.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("How a single gift differs."),
    }),
    terms: object("Over the legal lines for givers, which stand in content/site.json under legal.", {
      title: text("Names them for those who listen to the page.", { max: 60 }),
      taxStatus: text("Stands before the line about taxes.", { max: 40 }),
      refunds: text("Stands before the line about refunds.", { max: 40 }),
    }),
    faq: faq("Common questions."),
    join: closing("The call to join."),
  }),
};
