import { object, text } from "../fields";
import type { Kind } from "../kind";
import { link } from "../shapes/link";
import { notice } from "../shapes/notice";

/** What all forms say. */
export const formWords: Kind = {
  name: "form-common",
  title: "Words of every form",
  seenOn: "/contact",
  typeName: "FormWords",
  files: "forms/common.json",
  description: "The words that all forms share.",
  schema: object("The words that all forms share.", {
    requiredMark: text("Stands after the label of a field that must be filled in.", { max: 20 }),
    counter: text(
      "How much of a long field is used; {count} and {limit} are filled in while the visitor types.",
      { fills: ["count", "limit"] },
    ),
    submitting: text("The words on the button while a form is being sent.", { max: 40 }),
    privacy: text("One sentence about where the words go."),
    privacyLink: link("The link to the privacy page."),
    errorSummary: object("Announced when fields need attention.", {
      one: text("When it is one field."),
      other: text("When it is several; {count} is filled in.", { fills: ["count"] }),
    }),
    direct: object("Offered beside a failure, so that nothing written is lost.", {
      text: text("Says that the words are kept and offers another way."),
      label: text("The words on the link that opens the visitor's own mail.", { max: 60 }),
    }),
    honeypot: text(
      "Said where a field that no page shows was filled in, which programs do; names the mail address to write to.",
    ),
    correction: notice("The page that a visitor without JavaScript sees when fields need attention."),
  }),
};
