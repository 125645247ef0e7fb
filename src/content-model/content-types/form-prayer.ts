import { requestTypes } from "../../forms/prayer/schema";
import { list, object, optional, telephone, text } from "../fields";
import type { ContentType } from "../content-type";
import { form, formCard, formChoice, formField, formLine, formText } from "../field-groups/form";
import { link } from "../field-groups/link";
import { notice } from "../field-groups/notice";

/** The form for prayer requests. */
export const prayerForm: ContentType = {
  name: "form-prayer",
  title: "Prayer form",
  seenOn: "/contact",
  typeName: "PrayerForm",
  files: "forms/prayer.json",
  description: "The words of the form for prayer requests; what all forms say is in forms/common.json.",
  schema: form(
    "The form for prayer requests.",
    {
      name: formLine("The visitor's name."),
      email: formLine("The visitor's mail address."),
      requestType: formChoice("What the request is about.", {
        description: "What a request can be about.",
        values: requestTypes,
      }),
      prayerRequest: formText("The request."),
      confidential: formField("Whether the leader alone reads it.", { errors: ["invalid"] }),
    },
    {
      card: formCard,
      next: optional(
        object("What comes after a request was sent; below the words that say so.", {
          text: text("When it is prayed over, and what the visitor can do meanwhile."),
          links: list("Where to go next.", link("One link."), { min: 0 }),
        }),
      ),
      others: text("Asks the visitor to think of those they name."),
      emergency: object("Whom to call when help is needed at once.", {
        text: text("Stands above the form, whether it is open or not."),
        links: list(
          "The numbers, to be called or written to with one tap.",
          object("One number.", {
            label: text("The words on the link.", { max: 40 }),
            href: telephone("The number."),
          }),
          { min: 0 },
        ),
      }),
      notKept: text(
        "Said when a form that was marked as confidential is opened again: the mark was kept, the words were not.",
      ),
      successConfidential: notice("Shown after a confidential request: the leader alone reads it."),
      sentConfidential: text(
        "Stays above the card after a confidential request, as “sent” does after another.",
      ),
      unavailable: text(
        "Said where a confidential request cannot be received, since it goes to nobody else.",
      ),
      withoutMail: text(
        "Said beside a confidential request that was not sent, in place of the mail link, which more people would read.",
      ),
      withoutMailUnconfirmed: text("The same where no answer came, so that it may have arrived after all."),
      honeypotConfidential: text(
        "Said where a confidential request came with a field filled in that no page shows, which programs do; names no mail address.",
      ),
    },
  ),
};
