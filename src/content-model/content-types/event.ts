import { choice, day, flag, linkedText, object, optional, text } from "../fields";
import type { ContentType } from "../content-type";
import { linkAnywhere } from "../field-groups/link";

/** An event other than the monthly gathering. */
export const event: ContentType = {
  name: "event",
  title: "Events",
  seenOn: "/events",
  typeName: "Event",
  files: "events/*.json",
  description:
    "Meetings beside the monthly gathering, one file each: those that are over, and those that are being planned.",
  schema: object("The event.", {
    sample: optional(flag("true while the event is a sample; removed at launch.")),
    title: text("Its title.", { max: 70 }),
    text: linkedText("What happens, or happened, there.", { max: 240 }),
    date: optional(day("The day, or the first of several; leave it out while it is not settled.")),
    endDate: optional(day("The last day, where the event has several.")),
    time: optional(text("From when to when, with the time zone.", { max: 40 })),
    location: text("Where.", { max: 80 }),
    online: optional(flag("true where one takes part online; search engines are told so.")),
    free: optional(flag("true where it costs nothing; search engines are told so.")),
    status: choice(
      "completed once it is over, which needs its day; upcoming until then, with or without a day. One whose day has passed counts as completed.",
      ["completed", "upcoming"],
    ),
    action: optional(
      linkAnywhere(
        "The button, such as the way to the tickets. It goes once the event’s day has passed; where status says completed it is shown again, for a recording, say.",
      ),
    ),
  }),
};
