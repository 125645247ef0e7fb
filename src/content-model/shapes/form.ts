import { list, object, optional, text } from "../fields";
import type { Fields } from "../fields";
import type { Field, ObjectField } from "../field";
import { link } from "./link";
import { notice } from "./notice";

const mistakes = {
  required: text("Shown when the field was left empty: what to write."),
  invalid: text("Shown when what was written cannot be right: how it should look."),
  tooLong: text("Shown when too much was written: how much fits."),
} as const;

interface FormFieldOptions {
  readonly errors: ReadonlyArray<keyof typeof mistakes>;
  readonly more?: Fields;
}

/** One field of a form: its label, its messages and what else it needs. */
export function formField(description: string, { errors, more = {} }: FormFieldOptions): ObjectField {
  return object(description, {
    label: text("The field's label.", { max: 80 }),
    hint: optional(text("A short help below the label.")),
    ...more,
    errors: object(
      "What the visitor reads beside the field when it needs attention.",
      Object.fromEntries(errors.map((mistake) => [mistake, mistakes[mistake]])),
    ),
  });
}

/** The options of a field in which the visitor chooses from a list. */
export function formOptions(description: string, option: { readonly value: Field }): Field {
  return list(
    description,
    object("One option.", { ...option, label: text("The option as the visitor reads it.", { max: 60 }) }),
    { min: 2 },
  );
}

/** What every form says, whichever fields it has. */
export function form(description: string, inputs: Fields): ObjectField {
  return object(description, {
    title: text("The form's heading.", { max: 60 }),
    introduction: text("One or two sentences below the heading."),
    // Not called "fields": Gatsby keeps that name of a node for itself.
    inputs: object("The fields of the form.", inputs),
    requiredMark: text("Stands after the label of a field that must be filled in.", { max: 20 }),
    counter: text(
      "How much of a long field is used; {count} and {limit} are filled in while the visitor types.",
      { fills: ["count", "limit"] },
    ),
    submit: text("The words on the button that sends the form.", { max: 40 }),
    submitting: text("The words on that button while the form is being sent.", { max: 40 }),
    privacy: text("One sentence about where the words go."),
    privacyLink: link("The link to the privacy page."),
    errorSummary: object("Announced when fields need attention.", {
      one: text("When it is one field."),
      other: text("When it is several; {count} is filled in.", { fills: ["count"] }),
    }),
    success: notice("Shown once the mail server has accepted the message."),
    failure: notice("Shown when the message could not be sent."),
    direct: object("Offered beside the failure, so that nothing written is lost.", {
      text: text("Says that the words are kept and offers another way."),
      label: text("The words on the link that opens the visitor's own mail.", { max: 60 }),
    }),
    correction: notice("The page that a visitor without JavaScript sees when fields need attention."),
    undelivered: notice(
      "The page that a visitor without JavaScript sees when the message could not be sent.",
    ),
  });
}
