import { flag, href, id, list, object, optional, priceOrWords, text } from "../fields";
import type { ContentType } from "../content-type";
import { link } from "../field-groups/link";

const sharedLink = optional(
  flag(
    "true where one payment page asks for the amount, so that all may share its link; left out where each has its own.",
  ),
);

/** The monthly levels of partnership. */
export const partnershipLevels: ContentType = {
  name: "partnership-levels",
  title: "Partnership levels",
  seenOn: "/partner",
  typeName: "PartnershipLevels",
  files: "partnership/levels.json",
  description: "The levels of partnership, with what each brings.",
  schema: object("The levels.", {
    sharedLink,
    levels: list(
      "The levels, the smallest first.",
      object("One level.", {
        sample: optional(flag("true while the benefits are samples; removed at launch.")),
        id: id("Names the level in addresses."),
        name: text("Its name.", { max: 40 }),
        price: text("Its price for a month.", { max: 20 }),
        popular: flag("true for the level that most choose."),
        text: text("Who it is for.", { max: 200 }),
        benefits: list("What it brings, one line each.", text("One benefit.", { max: 120 })),
        action: link("The link that the whole card is."),
      }),
      { min: 0 },
    ),
  }),
};

/** One-time gifts. */
export const partnershipGifts: ContentType = {
  name: "partnership-gifts",
  title: "One-time gifts",
  seenOn: "/partner",
  typeName: "PartnershipGifts",
  files: "partnership/gifts.json",
  description: "The one-time gifts.",
  schema: object("The gifts.", {
    sharedLink,
    gifts: list(
      "The gifts, the smallest first.",
      object("One gift.", {
        id: id("Names the gift."),
        amount: priceOrWords("How much, or a word such as “Other”.", 20),
        text: text("What goes with the amount: a few words.", { max: 80 }),
        href: href(
          "Where it is given: best a payment link of its own, named under furtherLinks in site.json.",
        ),
      }),
      { min: 0 },
    ),
  }),
};
