import booking from "../../../content/forms/booking.json";
import prayer from "../../../content/forms/prayer.json";
import { bookingPayload, emptyBookingRequest } from "../booking/schema";
import { prayerPayload } from "../prayer/schema";
import { formatAnswers } from "./format-answers";

/** The words of the option that sends a value. */
function optionOf(
  { options }: { options: readonly { value: string; label: string }[] },
  value: string,
): string {
  return options.find((one) => one.value === value)?.label ?? `no option ${value}`;
}

test("each answer has its label, and a choice the words of its list", () => {
  const request = {
    ...emptyBookingRequest,
    name: " Ana ",
    email: "ana@example.org",
    phone: "never shown",
    eventType: "church-service",
    preferredTopics: ["Prophetic Activation", "Strategic Prayer & Warfare"],
    message: "First line\nsecond",
  };
  const { name, email, eventType, preferredTopics, message } = booking.inputs;
  expect(formatAnswers(bookingPayload.fields, request, booking.inputs)).toBe(
    [
      `${name.label}: Ana`,
      `${email.label}: ana@example.org`,
      `${eventType.label}: ${optionOf(eventType, "church-service")}`,
      "",
      `${preferredTopics.label}:`,
      optionOf(preferredTopics, "Prophetic Activation"),
      optionOf(preferredTopics, "Strategic Prayer & Warfare"),
      "",
      `${message.label}:`,
      "First line",
      "second",
    ].join("\n"),
  );
});

test("a tick is left out, and an empty form gives an empty text", () => {
  const request = { name: "", email: "", requestType: "breakthrough", prayerRequest: "", confidential: true };
  const { requestType } = prayer.inputs;
  expect(formatAnswers(prayerPayload.fields, request, prayer.inputs)).toBe(
    `${requestType.label}: ${optionOf(requestType, "breakthrough")}`,
  );
  expect(formatAnswers(prayerPayload.fields, {}, prayer.inputs)).toBe("");
});
