import { contentType } from "../content-type";
import { clock, day, endClock, group, href, optional, text, label, items } from "../fields";

/** Changes of the gathering, and the line on every page. */
export const announcements = contentType({
  name: "announcements",
  title: "Changes and news",
  seenOn: "every page",
  files: "announcements.json",
  description:
    "Cancelled or moved gatherings, and news in a line on every page. The site stops showing entries that are over.",
  fields: {
    changes: items(
      "The gatherings that are cancelled or moved. Pages, search engines and calendars show these changes.",
      {
        date: day("The date on which the gathering would usually take place."),
        reason: text("A short sentence for visitors, such as “Our leader is ill.”", { max: 120 }),
        movedTo: optional(
          group("The new date and time. Leave this out if the gathering is cancelled.", {
            date: day("The new date, or the usual date if only the time changes."),
            from: optional(clock("The new start time. If left out, the gathering starts at the usual time.")),
            to: optional(endClock("The new end time. If left out, the gathering lasts as long as usual.")),
          }),
        ),
      },
    ),
    announcements: items(
      "News in a line above the header of every page, one line at a time. For a cancelled or moved gathering, the site itself adds a line a week before the gathering, and shows this line first.",
      {
        text: text("The news in one or two sentences.", { max: 160 }),
        href: optional(href("The page with more information.")),
        label: optional(label("The text of the link, such as “Read more”.")),
        firstDay: optional(day("The first day with the line. If left out, the line is shown at once.")),
        lastDay: day("The last day on which the line is shown."),
      },
    ),
  },
});
