import { linkedText, object, text } from "../fields";

/** The overview box at the top of a page. */
export const overview = object(
  "The slim box that opens the page.",
  {
    label: text("The small line that names the box.", { max: 40 }),
    text: linkedText("What this page is, in two or three sentences.", { max: 400 }),
  },
  "Overview",
);
