import { formatAnswers, fromTexts, textsOf } from "./answers";
import { bookingForm, contactForm, prayerForm } from "./forms";
import type { FormTexts } from "./texts";

test("form values do not change when they are converted to texts and back", () => {
  const booking = { ...bookingForm.empty, name: "Ada", preferredTopics: ["Prophetic Activation"] };
  expect(fromTexts(bookingForm, textsOf(booking))).toEqual(booking);
  const prayer = { ...prayerForm.empty, confidential: true };
  expect(fromTexts(prayerForm, textsOf(prayer))).toEqual(prayer);
});

test("a checkbox posted as false and true is checked, and unknown fields are dropped", () => {
  const texts = { confidential: ["false", "true"], website: ["x"] };
  expect(fromTexts(prayerForm, texts)).toEqual({ ...prayerForm.empty, confidential: true });
});

test("each answer is after its label, with a colon between them unless the label is a question", () => {
  const inputs = { name: { label: "Name" }, phone: { label: "When may we call?" } };
  const values = { ...contactForm.empty, name: "Ada", phone: "At noon" };
  expect(formatAnswers(contactForm, values, { inputs } as unknown as FormTexts)).toBe(
    "Name: Ada\nWhen may we call? At noon",
  );
});
