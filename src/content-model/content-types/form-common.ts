import { object, text } from "../fields";
import type { ContentType } from "../content-type";
import { link } from "../field-groups/link";
import { notice } from "../field-groups/notice";
import { plural } from "../field-groups/plural";

/** The texts shared by all forms. */
export const formWords: ContentType = {
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
    errorSummary: object(
      "Announced when fields need attention.",
      plural("When it is one field.", "When it is several; {count} is filled in.", ["count"]),
    ),
    direct: object("Offered beside a failure, so that nothing written is lost.", {
      text: text("Says that the words are kept and offers another way."),
      unconfirmed: text("The same where no answer came, so that it may have arrived after all."),
      offline: text("The same where the visitor's device says that it is offline."),
      limited: object(
        "Said first where too many messages came in a short time.",
        plural(
          "When it can be sent again in one minute.",
          "When it takes several minutes; {minutes} is filled in.",
          ["minutes"],
        ),
      ),
      label: text("The words on the link that opens the visitor's own mail.", { max: 60 }),
      shortened: text("Ends that mail where it could not hold all that was written.", { max: 120 }),
      tooLong: text("Said beside the link where its mail could not hold all that was written."),
      copy: text("The words on the button that copies what was written.", { max: 40 }),
      copied: notice("Shown once it is on the clipboard."),
      notCopied: notice("Shown when the browser refuses the clipboard."),
    }),
    clear: object("Empties a form, and what the browser keeps of it.", {
      label: text("The words on the button; it is there once something is written.", { max: 40 }),
      question: text("Asked before anything is lost."),
      done: notice("Shown once the form is empty."),
    }),
    honeypot: text(
      "Said where a field that no page shows was filled in, which programs do; names the mail address to write to.",
    ),
    mail: object("What the mails to you say beside the visitors’ words.", {
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
    problems: object("The titles of the answers that programs get; the pages have words of their own.", {
      malformed: text("The request could not be read."),
      foreign: text("It came from another site."),
      method: text("It was no POST request."),
      tooLarge: text("It was larger than 32 KB."),
      mediaType: text("It was of another type than the forms send."),
      honeypot: text("It filled in a field that nobody sees."),
      invalid: text("Its fields need attention."),
      limited: text("Too many came in a short time."),
      error: text("The site itself failed."),
      refused: text("The mail server refused the message."),
      unconfigured: text("The form has no settings."),
      later: text("The message could not be delivered now."),
      unconfirmed: text("The mail server did not confirm the message."),
    }),
    back: text("The words on that page's link back to the contact page.", { max: 60 }),
    correction: notice("The page that a visitor without JavaScript sees when fields need attention."),
  }),
};
