import { contentType } from "../content-type";
import { clock, day, endClock, group, href, optional, text, label, items } from "../fields";

/** Changes of the gathering, and the line on every page. */
export const announcements = contentType({
  name: "announcements",
  title: "Changes and news",
  seenOn: "every page",
  files: "announcements.json",
  description:
    "Cancelled or moved gatherings, and a line on every page. Both disappear by themselves when they are over.",
  fields: {
    changes: items(
      "The gatherings that are cancelled or moved. Pages, search engines and calendars show them.",
      {
        date: day("The usual date of the gathering."),
        reason: text("A short sentence for visitors, such as “Our leader is ill.”", { max: 120 }),
        movedTo: optional(
          group("The new date. Leave it out if the gathering is cancelled.", {
            date: day("The new date, or the usual one if only the time changes."),
            from: optional(clock("The start time, if it is not the usual one.")),
            to: optional(endClock("The end time. If left out, the gathering lasts as long as usual.")),
          }),
        ),
      },
    ),
    announcements: items(
      "Lines above the header of every page, one at a time. You do not need one for a cancelled or moved gathering: the site adds such a line a week before, and shows it first.",
      {
        text: text("The news in one or two sentences.", { max: 160 }),
        href: optional(href("The page with more information.")),
        label: optional(label("The text of the link, such as “Read more”.")),
        firstDay: optional(day("The first day of the line. If left out, the line is shown at once.")),
        lastDay: day("The last day on which the line is shown."),
      },
    ),
  },
});
