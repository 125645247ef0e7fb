import { object, text } from "../fields";
import type { ContentType } from "../content-type";
import { link } from "../field-groups/link";
import { seo } from "../field-groups/seo";

/** The page for unknown addresses (404). */
export const notFoundPage: ContentType = {
  name: "page-not-found",
  title: "Not Found page",
  seenOn: "every address that leads nowhere",
  typeName: "NotFoundPage",
  files: "pages/not-found.json",
  description: "The page for addresses that lead nowhere.",
  schema: object("The page for addresses that lead nowhere.", {
    seo,
    code: text("The number above the heading.", { max: 10 }),
    title: text("The page's main heading.", { max: 90 }),
    text: text("Why that may be."),
    action: link("The way back."),
  }),
};
