import { controlsForm, controlsInputs } from "../../functions/testing/controls-form";
import { formatAnswers, valuesFromTexts, textsOf } from "./answers";
import { bookingForm, contactForm, prayerForm } from "./forms";
import type { Payload } from "./fields";
import type { FormTexts } from "./texts";

test("form values do not change when they are converted to texts and back", () => {
  const booking = { ...bookingForm.initialValues, name: "Ada", preferredTopics: ["Prophetic Activation"] };
  expect(valuesFromTexts(bookingForm, textsOf(booking))).toEqual(booking);
  const prayer = { ...prayerForm.initialValues, confidential: true };
  expect(valuesFromTexts(prayerForm, textsOf(prayer))).toEqual(prayer);
});

test("a checkbox posted with both values, false and true, is checked", () => {
  const texts = { confidential: ["false", "true"], website: ["x"] };
  expect(valuesFromTexts(prayerForm, texts)).toEqual({ ...prayerForm.initialValues, confidential: true });
});

test("a label and its answer are separated by a colon, except if the label is a question", () => {
  const inputs = { name: { label: "Name" }, phone: { label: "When may we call?" } };
  const values = { ...contactForm.initialValues, name: "Ada", phone: "At noon" };
  expect(formatAnswers(contactForm, values, { inputs } as unknown as FormTexts)).toBe(
    "Name: Ada\nWhen may we call? At noon",
  );
});

test("the answers contain the label of a given consent, but leave out other checkboxes", () => {
  const values = { ...controlsForm.initialValues, church: "Hope", consent: true, news: true };
  const format = (changes: Payload) =>
    formatAnswers(controlsForm, { ...values, ...changes }, {
      inputs: controlsInputs,
    } as unknown as FormTexts);
  expect(format({})).toBe("Label of consent\nLabel of church: Hope");
  expect(format({ consent: false })).toBe("Label of church: Hope");
});
