import { isConfidential, limitOf, type Field, type Form } from "../../forms/fields";
import { forms as allForms } from "../../forms/forms";
import { contentType, type ContentType } from "../content-type";
import { choice, group, helpAddress, list, optional, sample, text, items, label, line } from "../fields";
import { link, notice, plural } from "./groups";

/** The texts of a visible field. */
function inputOf(name: string, field: Field, rules: Form["rules"]) {
  const { control, required, initial, values } = field;
  const isText = ["text", "email", "tel", "textarea"].includes(control);
  const isBox = control === "checkbox";
  const errors = {
    ...(required && {
      required: text("Shown if the field is not filled in. Say what to do, such as “Write your name.”"),
    }),
    ...(control !== "textarea" &&
      !isBox && {
        invalid: text("Shown if the value is invalid. Say what is expected, such as “name@example.com”."),
      }),
    ...(isText && {
      tooLong: text(
        `Shown if the text is longer than ${String(limitOf(field))} characters. Say how much is allowed.`,
      ),
    }),
    ...Object.fromEntries(
      rules
        .filter(({ fields: [firstField] }) => firstField === name)
        .map(({ error, fields }) => [
          error,
          text(`Shown if ${fields.join(" and ")} break the rule “${error}”. Say what to correct.`),
        ]),
    ),
  };
  return group(`The field “${name}”.`, {
    label: isBox
      ? text("The sentence beside the box, such as “I have read the rules”.", { max: 200 })
      : text("The text above the field, such as “Your name”.", { max: 80 }),
    hint: optional(text("A short help text below the label.")),
    ...(control === "select" &&
      initial === undefined && {
        placeholder: label("Shown in the list until the visitor chooses, such as “Choose a topic”."),
      }),
    ...(values && { options: optionsOf(values) }),
    ...(control === "date" && {
      past: text("Shown if the visitor enters a past date. The form can still be sent."),
    }),
    ...(Object.keys(errors).length > 0 && {
      errors: group("The messages beside the field if the field needs a correction.", errors),
    }),
  });
}

/** The labels in the mail for fields whose label is a sentence, and for fields without a label. */
function mailLabels(fields: Form["fields"]) {
  const labels = Object.entries(fields).flatMap(([name, { control }]) => {
    if (control === "checkbox") return [[name, label(`The label of “${name}” in the mail.`)] as const];
    if (control === "hidden")
      return [[name, label(`The label of “${name}” in the mail (hidden in the form).`)] as const];
    return [];
  });
  return Object.fromEntries(labels);
}

/** The options of a choice field, with the values that the server accepts. */
function optionsOf(values: readonly string[]) {
  return list(
    "The options of the list.",
    group(
      "One option.",
      {
        value: choice(
          "The value that the form sends. Do not change the value. Change the label instead.",
          values,
        ),
        label: line("The text that visitors see."),
      },
      "FormOption",
    ),
    { min: 2 },
  );
}

const formCard = group(
  "The card that contains the form.",
  {
    summary: text("What the form is for, and what visitors need for it."),
    expand: label("The button that opens the card."),
    cancel: label("The button at the end of the form that closes the form. The visitor's text is kept."),
    kept: text("Shown on the closed card if the visitor has typed a text in the form."),
  },
  "FormCard",
);

const commonTexts = contentType({
  name: "form-common",
  title: "Texts of all forms",
  seenOn: [...new Set(allForms.map(({ page }) => page))].join(", "),
  files: "forms/common.json",
  description: "The texts that all forms share.",
  fields: {
    requiredMark: label("Added to the label of a required field, such as “(required)”.", 20),
    counter: text("The length of a text while the visitor types. The page fills in {count} and {limit}.", {
      pagePlaceholders: ["count", "limit"],
    }),
    slip: optional(
      text("The question after a typing error as in a@gmail.con. The page fills in {address}.", {
        pagePlaceholders: ["address"],
      }),
    ),
    close: label("The small button that closes an open form, such as “Close”."),
    submitting: label("The text on the button while the form is being sent, such as “Sending…”."),
    privacy: text("One sentence about who receives the message."),
    privacyLink: link("The link to the privacy page."),
    errorSummary: group(
      "Shown at the top of the form if fields need a correction.",
      plural("The text for one field.", "The text for several fields. The page fills in {count}.", ["count"]),
    ),
    direct: group("Shown with an error, so that the visitor's text is not lost.", {
      text: text("Says that the visitor's text is kept, and offers another way to send this text."),
      unconfirmed: text("Shown instead of “Text” if the message might have been sent."),
      offline: text("Shown instead of “Text” if the visitor is offline."),
      limited: group(
        "Shown before the other texts if there were too many messages in a short time.",
        plural(
          "The text if the visitor can try again in one minute.",
          "The text if the visitor can try again in several minutes. The page fills in {minutes}.",
          ["minutes"],
        ),
      ),
      label: line("The link that opens the visitor's mail program."),
      shortened: text("The last line of the visitor's mail if the text was shortened.", { max: 120 }),
      tooLong: text("Shown below the link to the mail program if the text was shortened."),
      copy: label("The button that copies the visitor's text."),
      copied: notice("Shown when the text was copied."),
      notCopied: notice("Shown if the browser does not allow copying."),
    }),
    clear: group("The button that clears a form and the draft that the browser keeps.", {
      label: label("The text on the button. The button appears when the visitor has typed a text."),
      question: text("The question before the text is deleted."),
      done: notice("Shown when the form was cleared."),
    }),
    honeypot: text("Shown if a program filled in a hidden field. The email address of the form follows."),
    mail: group("Labels in the mails to you.", {
      yes: text("The word for a checked box, such as “yes”."),
      no: text("The word for a box that is not checked, such as “no”."),
      reference: text("The label for the reference, a code that is the same in all copies of a message."),
      received: text("The label for the date and time of the message."),
    }),
    back: line("The link back to the form, on a page without JavaScript."),
    correction: notice("Shown to visitors without JavaScript if fields need a correction."),
    ...sample("promise"),
  },
});

const confidentialTexts = {
  next: optional(
    group("Shown below the message that the request was sent.", {
      text: text("When somebody reads the request, and what the visitor can do until then."),
      links: list("Links to pages that help now.", link("One link."), { min: 0 }),
    }),
  ),
  others: text("Asks visitors to be careful when they write about other people."),
  emergency: group("Help in an emergency. Also shown if a request was not sent.", {
    text: text("Says whom to call first. Shown below the form."),
    question: label("Shown above the form, before the links, such as “In danger now?”"),
    links: items("Emergency numbers, and a directory of helplines in other countries.", {
      label: label("The text of the link, such as “Call 988”."),
      href: helpAddress("The telephone number or web page."),
    }),
  }),
  notKept: text("Shown if a confidential form is opened again. Says that the earlier text was not kept."),
  successConfidential: notice("Shown when a confidential request was sent to the leader."),
  sentConfidential: text(
    "Shown in place of the form after a confidential request. After other requests, the form shows “Sent”.",
  ),
  unavailable: text("Shown if confidential requests cannot be received. Nobody else receives such requests."),
  withoutMail: text(
    "Shown if a confidential request was not sent, instead of a mail link, because more people would read that mail.",
  ),
  withoutMailUnconfirmed: text("Shown instead of “Without mail” if the message might have been sent."),
  honeypotConfidential: text(
    "Shown if a program filled in a hidden field of a confidential request. Do not write an email address in this text.",
  ),
  ...sample("promise"),
};

/** The texts of one form, made from its list of fields. The texts of all forms are in forms/common.json. */
export function typeOfForm(form: Form): ContentType {
  const { name } = form;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const shownFields = Object.entries(form.fields).filter(([, { control }]) => control !== "hidden");
  return contentType({
    name: `form-${name}`,
    title: `${capital} form`,
    seenOn: form.page,
    files: `forms/${name}.json`,
    isOptional: true,
    description: `The texts of the ${name} form. Texts that all forms share are in forms/common.json.`,
    fields: {
      title: line("The heading of the form."),
      introduction: text("One or two sentences below the heading, or below the card of the form."),
      // Not named "fields", which Gatsby reserves on nodes.
      inputs: group(
        "The fields of the form.",
        Object.fromEntries(shownFields.map(([field, one]) => [field, inputOf(field, one, form.rules)])),
      ),
      submit: label("The button that sends the form, such as “Send”."),
      success: notice("Shown when the mail server has accepted the message."),
      sent: text(
        "Shown in place of the form once the success message has disappeared, until the form is used again.",
      ),
      failure: notice("Shown if the message could not be sent."),
      visitorMailSubject: line(
        "The subject of the mail that visitors can write if the form could not be sent.",
      ),
      mail: group("The mail to you.", {
        subject: line("The subject of the mail. Other people may see it, so leave out private details."),
        ...mailLabels(form.fields),
      }),
      card: optional(formCard),
      ...(isConfidential(form, {}) && confidentialTexts),
    },
  });
}

/** The content types of this file, in the order shown to editors. */
export const forms = [commonTexts, ...allForms.map(typeOfForm)];
