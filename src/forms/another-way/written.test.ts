import booking from "../../../content/forms/booking.json";
import prayer from "../../../content/forms/prayer.json";
import { bookingPayload, emptyBookingRequest } from "../booking/schema";
import { prayerPayload } from "../prayer/schema";
import { written } from "./written";

test("each answer stands under its label, in the words of its list", () => {
  const request = {
    ...emptyBookingRequest,
    name: " Ana ",
    email: "ana@example.org",
    phone: "never shown",
    eventType: "church-service",
    preferredTopics: ["Prophetic Activation", "Strategic Prayer & Warfare"],
    message: "First line\nsecond",
  };
  expect(written(bookingPayload.fields, request, booking.inputs)).toBe(
    [
      "Name: Ana",
      "Email: ana@example.org",
      "Event type: Church service",
      "",
      "Preferred topics:",
      "Prophetic Activation",
      "Strategic Prayer & Warfare",
      "",
      "Additional details:",
      "First line",
      "second",
    ].join("\n"),
  );
});

test("a tick is not part of the letter, and nothing written is no letter", () => {
  const request = { name: "", email: "", requestType: "breakthrough", prayerRequest: "", confidential: true };
  expect(written(prayerPayload.fields, request, prayer.inputs)).toBe("Request type: Financial Breakthrough");
  expect(written(prayerPayload.fields, {}, prayer.inputs)).toBe("");
});
