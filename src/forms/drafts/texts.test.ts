import { emptyBookingRequest } from "../booking/schema";
import { emptyPrayerRequest } from "../prayer/schema";
import { areTexts, mergeDraft, restoreTexts, textsOf } from "./texts";

const booking = {
  ...emptyBookingRequest,
  name: "Ana",
  eventType: "retreat",
  preferredTopics: ["Prophetic Activation", "Strategic Prayer & Warfare"],
  message: "One\ntwo",
};
const prayer = { ...emptyPrayerRequest, name: "Ruth", confidential: true };

test("what was kept comes back as it was", () => {
  const kept: unknown = JSON.parse(JSON.stringify([textsOf(booking), textsOf(prayer)]));
  const [first, second] = kept as [unknown, unknown];
  expect(areTexts(first) && restoreTexts(emptyBookingRequest, first)).toEqual(booking);
  expect(areTexts(second) && restoreTexts(emptyPrayerRequest, second)).toEqual(prayer);
});

test("fields that the form no longer has are left out, new ones are empty", () => {
  expect(restoreTexts(emptyPrayerRequest, { name: ["Ruth"], gone: ["x"] })).toEqual({
    ...emptyPrayerRequest,
    name: "Ruth",
  });
});

test.each([
  null,
  undefined,
  7,
  "text",
  [1],
  { name: "Ruth" },
  { name: [7] },
  { name: [["a"]] },
  { name: null },
])("%j is no draft", (stored) => {
  expect(areTexts(stored)).toBe(false);
});

test("what was typed just now stays, and the draft fills the rest", () => {
  const typed = { ...emptyBookingRequest, name: "Pastor Ana", location: "Columbus" };
  expect(mergeDraft(emptyBookingRequest, typed, booking)).toEqual({
    ...booking,
    name: "Pastor Ana",
    location: "Columbus",
  });
});

test("a box ticked just now stays ticked beside a draft without it", () => {
  const ticked = { ...emptyPrayerRequest, confidential: true };
  const draft = { ...emptyPrayerRequest, prayerRequest: "For Naomi" };
  expect(mergeDraft(emptyPrayerRequest, ticked, draft)).toEqual({ ...draft, confidential: true });
});
