import { list, object, optional, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { link } from "../field-groups/link";
import { seo } from "../field-groups/seo";

/** The page after a form that was sent without JavaScript. */
export const thankYouPage: ContentType = {
  name: "page-thank-you",
  title: "Thank You page",
  seenOn: "/thank-you",
  typeName: "ThankYouPage",
  files: "pages/thank-you.json",
  description:
    "Where a visitor without JavaScript arrives after sending a form. Keep it true for anyone who opens the address.",
  schema: object("The page after a form was sent.", {
    seo,
    title: prose("The page's main heading.", { max: 90 }),
    text: text("What happens next."),
    action: link("The way back."),
    next: optional(list("Where to go meanwhile.", link("One link."), { min: 0, max: 2 })),
  }),
};
