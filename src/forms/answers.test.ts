import { formatAnswers, fromTexts, textsOf } from "./answers";
import { bookingForm, contactForm, prayerForm } from "./forms";
import type { FormTexts } from "./texts";

test("values come back from their texts as they were", () => {
  const booking = { ...bookingForm.empty, name: "Ada", preferredTopics: ["Prophetic Activation"] };
  expect(fromTexts(bookingForm, textsOf(booking))).toEqual(booking);
  const prayer = { ...prayerForm.empty, confidential: true };
  expect(fromTexts(prayerForm, textsOf(prayer))).toEqual(prayer);
});

test("the page posts a hidden false before a ticked box, and no field that is unknown", () => {
  const texts = { confidential: ["false", "true"], website: ["x"] };
  expect(fromTexts(prayerForm, texts)).toEqual({ ...prayerForm.empty, confidential: true });
});

test("an answer follows its label, which gets a colon unless it is a question", () => {
  const inputs = { name: { label: "Name" }, phone: { label: "When may we call?" } };
  const values = { ...contactForm.empty, name: "Ada", phone: "At noon" };
  expect(formatAnswers(contactForm, values, { inputs } as unknown as FormTexts)).toBe(
    "Name: Ada\nWhen may we call? At noon",
  );
});
