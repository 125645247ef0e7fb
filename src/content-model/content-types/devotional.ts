import { choice, id, list, number, object, optional, picture, text } from "../fields";
import type { ContentType } from "../content-type";

/** The devotionals on the Resources page. */
export const devotional: ContentType = {
  name: "devotional",
  title: "Devotionals",
  seenOn: "/resources",
  typeName: "Devotional",
  files: "devotionals/*.json",
  description: "The devotionals on the Resources page; each is a file.",
  schema: object("One devotional.", {
    order: number("Its place on the page: 1 comes first.", { min: 1 }),
    days: text("How many days it takes, in digits."),
    title: text("Its title.", { max: 60 }),
    text: text("What it is about and for whom.", { max: 240 }),
    status: choice("Whether it can be read already.", ["available", "coming-soon"]),
    slides: optional(
      list(
        "Its slides in order.",
        object(
          "One slide.",
          {
            id: id("Names the slide in addresses: /resources#day-3 opens the slide “day-3”."),
            label: text("The small line at the top of the picture.", { max: 30 }),
            line: text("The line that the picture shows.", { max: 60 }),
            picture: optional(
              picture(
                "The slide as a picture. Left out, it is drawn from the label, the line and the reference.",
              ),
            ),
            verse: optional(
              text("The verse, without quotation marks: the page sets it apart.", { unquoted: true }),
            ),
            reference: optional(text("Where the verse stands, and in which translation.", { max: 60 })),
            reflection: optional(text("The reflection: 90 to 140 words.")),
            prayer: optional(text("The prayer.")),
            step: optional(text("One thing to do today.")),
            note: optional(text("A line at the end of the slide's text, such as why a day is left out.")),
          },
          "Slide",
        ),
      ),
    ),
  }),
};
