import { object, text } from "../fields";

/** How a page presents itself to search engines, browser tabs and link previews. */
export const seo = object(
  "How the page presents itself in search results, browser tabs and link previews.",
  {
    title: text("The page's title in search results and on the browser tab.", { min: 20, max: 60 }),
    description: text(
      "What the page offers, in one or two sentences; search engines show it below the title.",
      { min: 70, max: 160 },
    ),
  },
  "Seo",
);
