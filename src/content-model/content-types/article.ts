import { category, choice, day, flag, number, object, optional, picture, text } from "../fields";
import type { ContentType } from "../content-type";
import { seo } from "../field-groups/seo";

/** A teaching of the blog. */
export const article: ContentType = {
  name: "article",
  title: "Teachings",
  seenOn: "/blog",
  typeName: "Article",
  files: "articles/*.mdx",
  description:
    "The blog’s teachings, one file each, whose name becomes the address: articles/my-title.mdx is /blog/my-title. The teaching itself stands in Markdown below the lines of dashes.",
  schema: object("What the blog’s list says of the teaching.", {
    sample: optional(flag("true while the teaching is a sample; removed at launch.")),
    title: text("Its title. Search engines and tabs show about 60 characters of it.", { max: 90 }),
    excerpt: text("What it is about, for the list and for search results.", { min: 70, max: 160 }),
    seo: optional(seo),
    category: category("What it belongs to: one of the categories of pages/blog.json, by its value."),
    date: day("The day of publication; a later day than today keeps it back until then."),
    readTime: number("How many minutes it takes to read.", { min: 1 }),
    picture: optional(picture("The picture that its page opens with. Without one, it shows a flame.")),
    featured: flag("true for the one teaching that opens the blog; of several, the newest does."),
    status: choice(
      "coming-soon is listed without a page, published has a page, draft is seen on previews only.",
      ["coming-soon", "published", "draft"],
    ),
  }),
  mayLackBody: (data) =>
    typeof data === "object" && data !== null && "status" in data && data.status !== "published",
};
