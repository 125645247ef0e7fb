import { flag, id, linkedText, list, object, optional, prose, text } from "../fields";
import type { ObjectField } from "../field";

/** The common questions of a page. */
export function faq(description: string): ObjectField {
  return object(
    description,
    {
      sample: optional(flag("true while the answers are samples; removed at launch. Visitors never see it.")),
      eyebrow: text("The small line above the title.", { max: 60 }),
      title: prose("The section's heading.", { max: 90 }),
      questions: list(
        "The questions, in the order of the page.",
        object("One question.", {
          id: id("Names the question in addresses."),
          question: prose("The question as a visitor would ask it.", { max: 140 }),
          answer: linkedText("The answer, complete in itself: search engines and assistants quote it alone."),
        }),
        { min: 0 },
      ),
    },
    "Faq",
  );
}
