import { audienceSizes, eventTypes, topics } from "../../forms/booking/schema";
import { text } from "../fields";
import type { Kind } from "../kind";
import { form, formCard, formField, formOptions, placeholder } from "../shapes/form";

/** The form “Book to Speak”. */
export const bookingForm: Kind = {
  name: "form-booking",
  title: "Booking form",
  seenOn: "/contact",
  typeName: "BookingForm",
  files: "forms/booking.json",
  description: "The words of the form “Book to Speak”; what all forms say is in forms/common.json.",
  schema: form(
    "The form “Book to Speak”.",
    {
      name: formField("The visitor's name.", { errors: ["required", "invalid", "tooLong"] }),
      email: formField("The visitor's mail address.", { errors: ["required", "invalid", "tooLong"] }),
      organization: formField("Who invites.", { errors: ["required", "invalid", "tooLong"] }),
      eventType: formField("The kind of event.", {
        errors: ["required", "invalid"],
        more: { placeholder, options: formOptions("The kinds of event.", eventTypes) },
      }),
      eventDate: formField("The day of the event.", {
        errors: ["required", "invalid"],
        more: { past: text("Said beside a day that has passed; the request can be sent all the same.") },
      }),
      audienceSize: formField("How many people are expected.", {
        errors: ["required", "invalid"],
        more: { placeholder, options: formOptions("The sizes.", audienceSizes) },
      }),
      location: formField("Where the event takes place.", { errors: ["required", "invalid", "tooLong"] }),
      preferredTopics: formField("The topics wished for.", {
        errors: ["invalid"],
        more: { options: formOptions("The topics.", topics) },
      }),
      message: formField("Anything else.", { errors: ["tooLong"] }),
    },
    { card: formCard },
  ),
};
