import { id, linkedText, list, object, prose } from "../fields";
import type { ContentType } from "../content-type";

/** The common questions of a page. */
export const faqList: ContentType = {
  name: "faq-list",
  title: "Common questions",
  seenOn: "the page that the file is named after",
  typeName: "FaqList",
  files: "faqs/*.json",
  description: "Common questions; the file is named after its page.",
  needed: [
    "home",
    "speaking",
    "acts-of-war-book",
    "set-my-soul-on-fire-ecourse",
    "prayer-hub",
    "press-kit",
    "resources",
    "partner",
  ],
  schema: object("Common questions.", {
    questions: list(
      "The questions, in the order of the page.",
      object("One question.", {
        id: id("Names the question in addresses."),
        question: prose("The question as a visitor would ask it.", { max: 140 }),
        answer: linkedText("The answer, complete in itself: search engines and assistants quote it alone."),
      }),
      { min: 0 },
    ),
  }),
};
