import { object, picture, text } from "../fields";
import type { Kind } from "../kind";

/** The pages of the excerpt, one file each. */
export const excerptPage: Kind = {
  name: "excerpt-page",
  title: "Excerpt texts",
  seenOn: "/excerpt",
  typeName: "ExcerptPage",
  files: "excerpt/*.mdx",
  description:
    "The pages of the excerpt, in the order of their files' names. After a change, npm run make:artwork sets their pictures anew.",
  schema: object("What belongs to the page's text.", {
    title: text("What the page is about, in a few words: it stands over the page's text.", { max: 60 }),
    picture: picture("The page as it is printed; npm run make:artwork makes it from the text below."),
  }),
};
