import { list, object, optional, prose, text } from "../fields";
import type { ContentType } from "../content-type";
import { closing } from "../field-groups/closing";
import { hero } from "../field-groups/hero";
import { link } from "../field-groups/link";
import { sectionHeading } from "../field-groups/section-heading";
import { seo } from "../field-groups/seo";

/** The events page; its events are in events/. */
export const eventsPage: ContentType = {
  name: "page-events",
  title: "Events page",
  seenOn: "/events",
  typeName: "EventsPage",
  files: "pages/events.json",
  description: "The events page. Its events are in events/, the gathering’s day and time in facts.json.",
  schema: object("The events page.", {
    seo,
    hero,
    gathering: object("The monthly gathering.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      recurring: text("Day, time and place, as they are every month."),
      text: text("What happens there."),
      next: text("Stands over the date of the next one.", { max: 40 }),
      underWay: text("Stands there while one is being held.", { max: 40 }),
      time: text("The next one’s time; {from}, {to} and {zone} are filled in.", {
        fills: ["from", "to", "zone"],
      }),
      ownTime: text("The same in the visitor’s own time zone; {time} is filled in.", { fills: ["time"] }),
      yearTitle: text("The heading over the twelve dates.", { max: 60 }),
      actions: list("The buttons, the most important first.", link("One button."), { max: 2 }),
    }),
    courses: object("The e-courses.", {
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      comingSoon: text("The words on the button of a course that cannot be had yet.", { max: 40 }),
      cards: list(
        "The courses, one card each.",
        object("One course.", {
          title: text("Its title.", { max: 60 }),
          meta: text("How long it is and how it is taught, in a few words.", { max: 80 }),
          price: text("Its price.", { max: 20 }),
          text: text("What one learns.", { max: 300 }),
          action: optional(link("Where one enrols; leave it out while the course is not ready.")),
          more: optional(link("Where one reads more about it.")),
        }),
        { min: 0 },
      ),
    }),
    past: sectionHeading("The events that are over."),
    upcoming: sectionHeading("The events that are being planned."),
    labels: object("The labels on events.", {
      completed: text("On an event that is over.", { max: 20 }),
      undated: text("On an event without a day.", { max: 20 }),
    }),
    closing: closing("The invitation to hold an event of one’s own."),
  }),
};
