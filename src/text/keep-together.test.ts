import { keepTogether, withPlainSpaces } from "./keep-together";

it.each([
  ["6:00 PM to 6:30 PM EST", "6:00~PM to 6:30~PM~EST"],
  ["7:00 p. m. a 8:00 p. m., hora", "7:00~p.~m. a 8:00~p.~m., hora"],
  ["We answer within 48 hours.", "We answer within 48~hours."],
  ["(12 chapters in 3 parts) 1 Peter", "(12~chapters in 3~parts) 1~Peter"],
  ["[30 minutes](/prayer-hub) of *12 months*", "[30~minutes](/prayer-hub) of *12~months*"],
  ["In 2019 we met; 1,000 people; $25 a month; Psalm 62:8, King", undefined],
  ["Hebrews 4:12 says", "Hebrews 4:12~says"],
  ["v2 of it, 1. first, 3 – 4", undefined],
])("in “%s”, only spaces inside times and numbers with units are non-breaking", (text, markedText = text) => {
  const joinedText = keepTogether(text);
  expect(joinedText.replaceAll("\u00a0", "~")).toBe(markedText);
  expect(withPlainSpaces(joinedText)).toBe(text);
});
