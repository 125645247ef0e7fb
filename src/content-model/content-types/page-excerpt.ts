import { object, optional, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { hero } from "../field-groups/hero";
import { readNext } from "../field-groups/read-next";
import { seo } from "../field-groups/seo";

const onPage = ["page", "count"];

/** The page around the excerpt. */
export const excerptLanding: ContentType = {
  name: "page-excerpt",
  title: "Excerpt page",
  seenOn: "/excerpt",
  typeName: "ExcerptLanding",
  files: "pages/excerpt.json",
  description: "The page around the excerpt and the words of its viewer. The pages' text is in excerpt/.",
  schema: object("The page around the excerpt.", {
    seo,
    hero,
    viewer: object("The viewer.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      text: text("One or two sentences below the chapter's title."),
      label: text("What a screen reader calls the viewer.", { max: 60 }),
      previous: text("The words on the button that goes back.", { max: 20 }),
      next: text("The words on the button that goes on.", { max: 20 }),
      counter: text("Where the reader is; {page} and {count} are filled in.", { max: 40, fills: onPage }),
      dots: text("What a screen reader calls the row of dots.", { max: 40 }),
      dot: text("What a screen reader calls a dot; {page} is filled in.", { max: 40, fills: ["page"] }),
      enlarge: text("The words on the page's corner that enlarge it.", { max: 30 }),
      enlarged: text("What a screen reader calls the enlarged page; {page} and {count} are filled in.", {
        max: 60,
        fills: onPage,
      }),
      close: text("The words on the button that closes the enlarged page.", { max: 30 }),
      readAsText: text("The link to the text below the viewer.", { max: 40 }),
    }),
    text: object("The same pages as text.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      text: text("One or two sentences below the heading."),
      page: text("Stands over each page's text; {page} is its number.", { max: 30, fills: ["page"] }),
      printed: prose("Ends the printed text: what it is from, and whose; {address} is this page's address.", {
        max: 160,
        fills: ["address"],
      }),
      next: optional(readNext("Where to go after the excerpt.")),
    }),
    closing: closing("The invitation to order the book."),
  }),
};
