import { object, picture, text } from "../fields";
import type { ContentType } from "../content-type";

/** The pages of the excerpt, one file each. */
export const excerptPage: ContentType = {
  name: "excerpt-page",
  title: "Excerpt texts",
  seenOn: "/acts-of-war-book, /excerpt",
  typeName: "ExcerptPage",
  files: "excerpt/*.mdx",
  description: "The pages of the excerpt, in the order of their files' names.",
  schema: object("What belongs to the page's text.", {
    title: text("What the page is about, in a few words: it stands over the page's text.", { max: 60 }),
    picture: picture("The page as it is printed; the build draws it from the text below."),
  }),
};
