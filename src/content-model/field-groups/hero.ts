import { linkedText, list, object, optional, prose, text } from "../fields";
import { link } from "./link";

/** The hero section of a page. */
export const hero = object(
  "The first screen of the page.",
  {
    badge: text("The short line in capitals above the headline.", { max: 60 }),
    name: optional(
      prose("The name above the headline, where the page introduces the ministry.", { max: 60 }),
    ),
    headline: prose("The page's main heading.", { max: 90 }),
    text: text("One or two sentences below the headline.", { max: 240 }),
    actions: optional(
      list(
        "The buttons below the text, the most important first. Three are shown as equals.",
        link("One button."),
        { max: 3 },
      ),
    ),
    note: optional(
      linkedText("What people ask before they press a button, in a line: a price, a day, an address.", {
        max: 240,
      }),
    ),
  },
  "Hero",
);
