import { requestTypes } from "../../forms/prayer/schema";
import { text } from "../fields";
import type { Kind } from "../kind";
import { form, formCard, formField, formOptions, placeholder } from "../shapes/form";
import { notice } from "../shapes/notice";

/** The form “Submit Prayer Requests”. */
export const prayerForm: Kind = {
  name: "form-prayer",
  title: "Prayer form",
  seenOn: "/contact",
  typeName: "PrayerForm",
  files: "forms/prayer.json",
  description: "The words of the form “Submit Prayer Requests”; what all forms say is in forms/common.json.",
  schema: form(
    "The form “Submit Prayer Requests”.",
    {
      name: formField("The visitor's name.", { errors: ["required", "invalid", "tooLong"] }),
      email: formField("The visitor's mail address.", { errors: ["required", "invalid", "tooLong"] }),
      requestType: formField("What the request is about.", {
        errors: ["required", "invalid"],
        more: { placeholder, options: formOptions("What a request can be about.", requestTypes) },
      }),
      prayerRequest: formField("The request.", { errors: ["required", "tooLong"] }),
      confidential: formField("Whether the leader alone reads it.", { errors: ["invalid"] }),
    },
    {
      card: formCard,
      others: text("Asks the visitor to think of those they name."),
      emergency: text("Whom to call when help is needed at once."),
      successConfidential: notice("Shown after a confidential request: the leader alone reads it."),
      unavailable: text(
        "Said where a confidential request cannot be received, since it goes to nobody else.",
      ),
    },
  ),
};
