import { isConfidential, type Field, type Form } from "../../forms/fields";
import { forms as listed } from "../../forms/forms";
import { contentType, type ContentType } from "../content-type";
import { choice, group, helpAddress, list, optional, text, items, label, line } from "../fields";
import { link, notice, plural } from "./groups";

/** The words of one field. A hidden field has none. */
function inputOf(name: string, { control, required, initial, values }: Field) {
  const isText = ["text", "email", "textarea"].includes(control);
  const errors = {
    ...(required && { required: text("Shown when the field was left empty: what to write.") }),
    ...(control !== "textarea" && {
      invalid: text("Shown when what was written cannot be right: how it should look."),
    }),
    ...(isText && { tooLong: text("Shown when too much was written: how much fits.") }),
  };
  return group(`The field “${name}”.`, {
    label: text("The field's label.", { max: 80 }),
    hint: optional(text("A short help below the label.")),
    ...(control === "select" &&
      initial === undefined && {
        placeholder: label("What the list shows while nothing is chosen."),
      }),
    ...(values && { options: optionsOf(values) }),
    ...(control === "date" && {
      past: text("Said beside a day that has passed; the form can be sent all the same."),
    }),
    errors: group("What the visitor reads beside the field when it needs attention.", errors),
  });
}

/** The options of a choice field; their values are those that the server accepts. */
function optionsOf(values: readonly string[]) {
  return list(
    "What to choose from.",
    group(
      "One option.",
      {
        value: choice("What is sent; change the label and leave this as it is.", values),
        label: line("The option as the visitor reads it."),
      },
      "FormOption",
    ),
    { min: 2 },
  );
}

const formCard = group(
  "The card that the form waits in.",
  {
    summary: text("What the form is for, and what to have at hand."),
    expand: label("The words on the button that opens and closes the card."),
    cancel: label("The words on the button in the form that closes it; what was typed is kept."),
    kept: text("Said on the closed card while something is in the form."),
  },
  "FormCard",
);

const formWords = contentType({
  name: "form-common",
  title: "Words of every form",
  seenOn: "/contact",
  typeName: "FormWords",
  files: "forms/common.json",
  description: "The words that all forms share.",
  fields: {
    requiredMark: label("Stands after the label of a field that must be filled in.", 20),
    counter: text(
      "How much of a long field is used; {count} and {limit} are filled in while the visitor types.",
      { fills: ["count", "limit"] },
    ),
    slip: optional(
      text("Asked below an address such as ruth@gmail.con; {address} is filled in with ruth@gmail.com.", {
        fills: ["address"],
      }),
    ),
    submitting: label("The words on the button while a form is being sent."),
    privacy: text("One sentence about where the words go."),
    privacyLink: link("The link to the privacy page."),
    errorSummary: group(
      "Announced when fields need attention.",
      plural("When it is one field.", "When it is several; {count} is filled in.", ["count"]),
    ),
    direct: group("Offered beside a failure, so that nothing written is lost.", {
      text: text("Says that the words are kept and offers another way."),
      unconfirmed: text("The same where no answer came, so that it may have arrived after all."),
      offline: text("The same where the visitor's device says that it is offline."),
      limited: group(
        "Said first where too many messages came in a short time.",
        plural(
          "When it can be sent again in one minute.",
          "When it takes several minutes; {minutes} is filled in.",
          ["minutes"],
        ),
      ),
      label: line("The words on the link that opens the visitor's own mail."),
      shortened: text("Ends that mail where it could not hold all that was written.", { max: 120 }),
      tooLong: text("Said beside the link where its mail could not hold all that was written."),
      copy: label("The words on the button that copies what was written."),
      copied: notice("Shown once it is on the clipboard."),
      notCopied: notice("Shown when the browser refuses the clipboard."),
    }),
    clear: group("Empties a form, and what the browser keeps of it.", {
      label: label("The words on the button; it is there once something is written."),
      question: text("Asked before anything is lost."),
      done: notice("Shown once the form is empty."),
    }),
    honeypot: text(
      "Said where a field that no page shows was filled in, which programs do; names the mail address to write to.",
    ),
    mail: group("What the mails to you say beside the visitors’ words.", {
      phone: text("The label of a telephone number that the site’s forms never ask for."),
      organization: text("The label of an organization, likewise."),
      eventDate: text("The label of an event’s day, likewise."),
      budget: text("The label of a budget, likewise."),
      confidential: text("The label of what follows: whether a request is confidential."),
      yes: text("Follows it where it is."),
      no: text("Follows it where it is not."),
      reference: text("The label of the reference, by which two copies of one message are known."),
      received: text("The label of day and hour."),
    }),
    back: line("The words on that page's link back to the contact page."),
    correction: notice("The page that a visitor without JavaScript sees when fields need attention."),
  },
});

const confidentialWords = {
  next: optional(
    group("What comes after a message was sent; below the words that say so.", {
      text: text("When it is read, and what the visitor can do meanwhile."),
      links: list("Where to go next.", link("One link."), { min: 0 }),
    }),
  ),
  others: text("Asks the visitor to think of those they name."),
  emergency: group("Whom to call when help is needed at once; said again where a request was not sent.", {
    text: text("Stands above the form, whether it is open or not."),
    links: items("The numbers, and a directory of helplines in other countries, each one tap away.", {
      label: label("The words on the link."),
      href: helpAddress("The number, or the directory."),
    }),
  }),
  notKept: text(
    "Said when a form that was marked as confidential is opened again: the mark was kept, the words were not.",
  ),
  successConfidential: notice("Shown after a confidential request: the leader alone reads it."),
  sentConfidential: text("Stays above the card after a confidential request, as “sent” does after another."),
  unavailable: text("Said where a confidential request cannot be received, since it goes to nobody else."),
  withoutMail: text(
    "Said beside a confidential request that was not sent, in place of the mail link, which more people would read.",
  ),
  withoutMailUnconfirmed: text("The same where no answer came, so that it may have arrived after all."),
  honeypotConfidential: text(
    "Said where a confidential request came with a field filled in that no page shows, which programs do; names no mail address.",
  ),
};

/** The texts of one form, made from its list of fields. The texts of all forms are in forms/common.json. */
function wordsOf(form: Form): ContentType {
  const { name } = form;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const shown = Object.entries(form.fields).filter(([, { control }]) => control !== "hidden");
  return contentType({
    name: `form-${name}`,
    title: `${capital} form`,
    seenOn: "/contact",
    typeName: `${capital}Form`,
    files: `forms/${name}.json`,
    description: `The words of the ${name} form; what all forms say is in forms/common.json.`,
    fields: {
      title: line("The form's heading."),
      introduction: text("One or two sentences below the heading."),
      // Not named "fields", which Gatsby reserves on nodes.
      inputs: group(
        "The fields of the form.",
        Object.fromEntries(shown.map(([field, one]) => [field, inputOf(field, one)])),
      ),
      submit: label("The words on the button that sends the form."),
      success: notice("Shown once the mail server has accepted what was sent."),
      sent: text("Stays where the form was sent from when that is gone, until the form is used again."),
      failure: notice("Shown when it could not be sent."),
      mailSubject: line("The subject of the email that a visitor may write when the form could not be sent."),
      mail: group("The mail to you.", {
        subject: line(
          "Its subject, before the reference. It is the same in every mail, since more people see a subject than read the mail.",
        ),
      }),
      card: optional(formCard),
      ...(isConfidential(form, {}) && confidentialWords),
    },
  });
}

/** The content types of this file, in the order shown to editors. */
export const forms = [formWords, ...listed.map(wordsOf)];
