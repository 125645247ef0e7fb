import { fromTexts, textsOf } from "./answers";
import { bookingForm, prayerForm } from "./forms";

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
