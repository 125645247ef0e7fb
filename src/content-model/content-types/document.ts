import { object, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { seo } from "../field-groups/seo";

/** Pages of running text, such as the privacy page. */
export const document: ContentType = {
  name: "document",
  title: "Pages of running text",
  seenOn: "the page that the file is named after",
  typeName: "Document",
  files: "pages/*.mdx",
  description:
    "Pages of running text: the fields between the lines of dashes, the text in Markdown below them. The file's name becomes the address: pages/giving.mdx is /giving.",
  schema: object("What stands above the text.", {
    seo,
    title: prose("The page's main heading.", { max: 90 }),
    introduction: text("One or two sentences below the heading."),
  }),
};
