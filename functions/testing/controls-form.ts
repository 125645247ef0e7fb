import { describeForm } from "../../src/forms/fields";

const values = ["first", "second"];

/** A form with each control, required and not, and a rule over two fields. No site offers it. */
export const controlsForm = describeForm(
  { name: "controls", writeTo: "general" },
  {
    name: { control: "text", required: true },
    email: { control: "email", required: true },
    phone: { control: "tel", required: true },
    day: { control: "date", required: true },
    choice: { control: "select", required: true, values },
    choices: { control: "checkboxes", required: true, values },
    message: { control: "textarea", required: true },
    consent: { control: "checkbox", required: true },
    church: { control: "text" },
    otherEmail: { control: "email" },
    otherPhone: { control: "tel" },
    lastDay: { control: "date" },
    otherChoice: { control: "select", values },
    otherChoices: { control: "checkboxes", values },
    otherMessage: { control: "textarea" },
    news: { control: "checkbox", ifMissing: "no" },
    silence: { control: "checkbox", ifMissing: "yes" },
    source: { control: "hidden" },
  },
  [
    {
      fields: ["lastDay", "day"],
      error: "beforeFirst",
      isValid: ({ day, lastDay }) => lastDay === "" || lastDay >= day,
    },
  ],
);

const errors = ["required", "invalid", "tooLong", "beforeFirst"];

/** The texts of the form's fields. Each contains the name of its field, option or error. */
export const controlsInputs = Object.fromEntries(
  Object.keys(controlsForm.fields)
    .filter((name) => name !== "source")
    .map((name) => [
      name,
      {
        label: name === "choices" ? "Which of them?" : `Label of ${name}`,
        placeholder: "Choose one",
        options: values.map((value) => ({ value, label: `${value} of ${name}` })),
        errors: Object.fromEntries(errors.map((error) => [error, `${name}: ${error}`])),
      },
    ]),
);
