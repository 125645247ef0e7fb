import { choice, day, flag, object, optional, text } from "../fields";
import type { Kind } from "../kind";

/** A meeting beside the monthly gathering. */
export const event: Kind = {
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
    text: text("What happens, or happened, there.", { max: 240 }),
    date: optional(day("The day; leave it out while it is not settled.")),
    time: optional(text("From when to when, with the time zone.", { max: 40 })),
    location: text("Where.", { max: 80 }),
    status: choice(
      "completed once it is over; upcoming until then, with or without a day. One whose day has passed counts as completed.",
      ["completed", "upcoming"],
    ),
  }),
};
