import { choice, list, object, optional, text } from "../fields";
import type { Fields } from "../fields";
import type { Field, ObjectField } from "../field";
import { notice } from "./notice";

const mistakes = {
  required: text("Shown when the field was left empty: what to write."),
  invalid: text("Shown when what was written cannot be right: how it should look."),
  tooLong: text("Shown when too much was written: how much fits."),
} as const;

interface FormFieldOptions {
  readonly errors: ReadonlyArray<keyof typeof mistakes>;
  readonly more?: Fields;
  /** The GraphQL type of a field group that several fields share. */
  readonly typeName?: string;
}

/** One field of a form: its label, its messages and further settings. */
export function formField(
  description: string,
  { errors, more = {}, typeName }: FormFieldOptions,
): ObjectField {
  const fields = {
    label: text("The field's label.", { max: 80 }),
    hint: optional(text("A short help below the label.")),
    ...more,
    errors: object(
      "What the visitor reads beside the field when it needs attention.",
      Object.fromEntries(errors.map((mistake) => [mistake, mistakes[mistake]])),
    ),
  };
  return object(description, fields, typeName);
}

/** A required single-line field. */
export function formLine(description: string): ObjectField {
  return formField(description, { errors: ["required", "invalid", "tooLong"], typeName: "FormLine" });
}

/** A required multi-line field. */
export function formText(description: string): ObjectField {
  return formField(description, { errors: ["required", "tooLong"], typeName: "FormText" });
}

/** A required choice from a list. `values` are the values that the server accepts. */
export function formChoice(
  description: string,
  choices: { readonly description: string; readonly values: readonly string[] },
): ObjectField {
  const placeholder = text("What the list shows while nothing is chosen.", { max: 40 });
  const options = formOptions(choices.description, choices.values);
  return formField(description, {
    errors: ["required", "invalid"],
    more: { placeholder, options },
    typeName: "FormChoice",
  });
}

/** The options of a choice field; their values are those that the server accepts. */
export function formOptions(description: string, values: readonly string[]): Field {
  return list(
    description,
    object(
      "One option.",
      {
        value: choice("What is sent; change the label and leave this as it is.", values),
        label: text("The option as the visitor reads it.", { max: 60 }),
      },
      "FormOption",
    ),
    { min: 2 },
  );
}

/** The collapsed card of a form that opens on request. */
export const formCard = object(
  "The card that the form waits in.",
  {
    summary: text("What the form is for, and what to have at hand."),
    expand: text("The words on the button that opens and closes the card.", { max: 40 }),
    cancel: text("The words on the button in the form that closes it; what was typed is kept.", { max: 40 }),
    kept: text("Said on the closed card while something is in the form."),
  },
  "FormCard",
);

/** The texts of one form. The texts of all forms are in forms/common.json. */
export function form(description: string, inputs: Fields, more: Fields = {}): ObjectField {
  return object(description, {
    title: text("The form's heading.", { max: 60 }),
    introduction: text("One or two sentences below the heading."),
    // Not named "fields", which Gatsby reserves on nodes.
    inputs: object("The fields of the form.", inputs),
    submit: text("The words on the button that sends the form.", { max: 40 }),
    success: notice("Shown once the mail server has accepted what was sent."),
    sent: text("Stays where the form was sent from when that is gone, until the form is used again."),
    failure: notice("Shown when it could not be sent."),
    mailSubject: text("The subject of the email that a visitor may write when the form could not be sent.", {
      max: 60,
    }),
    mail: object("The mail to you.", {
      subject: text(
        "Its subject, before the reference. It is the same in every mail, since more people see a subject than read the mail.",
        { max: 60 },
      ),
    }),
    ...more,
  });
}
