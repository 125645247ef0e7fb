import { contentType } from "../content-type";
import { clock, day, endClock, group, href, optional, text, label, items } from "../fields";

/** What is off and what is new: changes of the gathering, and a line on every page. */
export const announcements = contentType({
  name: "announcements",
  title: "Announcements and changes",
  seenOn: "every page",
  files: "announcements.json",
  description:
    "What is out of the ordinary: gatherings that are cancelled or moved, and a line on every page. Both go by themselves once they are over.",
  fields: {
    changes: items(
      "The gatherings that are cancelled or moved. Pages, search engines and calendars follow.",
      {
        date: day("The day on which it would be."),
        reason: text("Why, in a short sentence: “Our leader is ill.”", { max: 120 }),
        movedTo: optional(
          group("When it is held instead; leave it out where it is cancelled.", {
            date: day("The new day."),
            from: optional(clock("When it begins, where that is not as always.")),
            to: optional(endClock("When it ends, where that is not as always.")),
          }),
        ),
      },
    ),
    announcement: optional(
      group(
        "A line above the header of every page. A gathering that is cancelled or moved within a week has such a line without it.",
        {
          text: text("What is to be known.", { max: 160 }),
          href: optional(href("Where one reads more.")),
          label: optional(label("The words on that link.")),
          firstDay: optional(day("The first day on which it is shown. Left out, it is shown at once.")),
          lastDay: day("The last day on which it is shown."),
        },
      ),
    ),
  },
});
