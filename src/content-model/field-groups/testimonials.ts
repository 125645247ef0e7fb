import { flag, id, list, object, optional, prose, text } from "../fields";
import type { ObjectField } from "../field";

/** What people say about the ministry, on one page. */
export function testimonials(description: string): ObjectField {
  return object(
    description,
    {
      sample: optional(flag("true while nobody really said it; removed at launch. Visitors never see it.")),
      title: prose("The section's heading.", { max: 90 }),
      entries: list(
        "The testimonials, in the order of the page.",
        object("One testimonial.", {
          id: id("Names the testimonial."),
          quote: text("Their words, without quotation marks: the page adds them.", { unquoted: true }),
          name: text("Who says it, as they agreed to be named.", { max: 60 }),
          role: text("What they are in this story.", { max: 60 }),
          place: text("Where they live.", { max: 60 }),
        }),
        { min: 0 },
      ),
    },
    "Testimonials",
  );
}
