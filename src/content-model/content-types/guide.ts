import { choice, number, object, text } from "../fields";
import type { ContentType } from "../content-type";

/** The guides to download from the Prayer Hub. */
export const guide: ContentType = {
  name: "guide",
  title: "Free guides",
  seenOn: "/prayer-hub, /resources",
  typeName: "Guide",
  files: "guides/*.mdx",
  description:
    "The guides to download from the Prayer Hub. After a change, npm run make:guides renews their PDF files.",
  schema: object("What stands on the guide's card and on its cover.", {
    order: number("Its place among the guides: 1 comes first.", { min: 1 }),
    title: text("The guide's title.", { max: 60 }),
    subtitle: text("The line below the title on the cover.", { max: 120 }),
    audience: text("For whom it is, in one line.", { max: 120 }),
    summary: text("What one does with it; its card on the Prayer Hub says so.", { max: 220 }),
    chapters: choice(
      "Whether each chapter begins on a page of its own (new-page), and its parts too, as sheets to fill in should (own-page).",
      ["running", "new-page", "own-page"],
    ),
  }),
  mayLackBody: () => true,
};
