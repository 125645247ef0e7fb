import { flag, id, list, object, optional, text } from "../fields";
import type { ContentType } from "../content-type";

/** The testimonials of a page. */
export const testimonialList: ContentType = {
  name: "testimonial-list",
  title: "Testimonials",
  seenOn: "the page that the file is named after",
  typeName: "TestimonialList",
  files: "testimonials/*.json",
  description: "What people say about the ministry; the file is named after its page.",
  needed: ["home", "speaking", "acts-of-war-book", "set-my-soul-on-fire-ecourse", "press-kit"],
  schema: object("Testimonials.", {
    testimonials: list(
      "The testimonials, in the order of the page.",
      object("One testimonial.", {
        sample: optional(flag("true while nobody really said it; removed at launch. Visitors never see it.")),
        id: id("Names the testimonial."),
        quote: text("Their words, without quotation marks: the page adds them.", { unquoted: true }),
        name: text("Who says it, as they agreed to be named.", { max: 60 }),
        role: text("What they are in this story.", { max: 60 }),
        place: text("Where they live.", { max: 60 }),
      }),
      { min: 0 },
    ),
  }),
};
