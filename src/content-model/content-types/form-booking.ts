import { audienceSizes, eventTypes, topics } from "../../forms/booking/schema";
import { text } from "../fields";
import type { ContentType } from "../content-type";
import { form, formCard, formChoice, formField, formLine, formOptions } from "../field-groups/form";

/** The form to invite the leader to speak. */
export const bookingForm: ContentType = {
  name: "form-booking",
  title: "Booking form",
  seenOn: "/contact",
  typeName: "BookingForm",
  files: "forms/booking.json",
  description:
    "The words of the form to invite the leader to speak; what all forms say is in forms/common.json.",
  schema: form(
    "The form to invite the leader to speak.",
    {
      name: formLine("The visitor's name."),
      email: formLine("The visitor's mail address."),
      organization: formLine("Who invites."),
      eventType: formChoice("The kind of event.", { description: "The kinds of event.", values: eventTypes }),
      eventDate: formField("The day of the event.", {
        errors: ["required", "invalid"],
        more: { past: text("Said beside a day that has passed; the request can be sent all the same.") },
      }),
      audienceSize: formChoice("How many people are expected.", {
        description: "The sizes.",
        values: audienceSizes,
      }),
      location: formLine("Where the event takes place."),
      preferredTopics: formField("The topics wished for.", {
        errors: ["invalid"],
        more: { options: formOptions("The topics.", topics) },
      }),
      message: formField("Anything else.", { errors: ["tooLong"] }),
    },
    { card: formCard },
  ),
};
