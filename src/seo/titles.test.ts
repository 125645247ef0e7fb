import { shortenDescription, shortenTitle } from "./titles";

const longName = "International House of Prayer and Deliverance Ministries";

test.each([
  ["Privacy at Salt & Light: What We Do", "Salt & Light", "Privacy at Salt & Light: What We Do"],
  [`Privacy at ${longName}: What We Do With Your Words`, longName, "Privacy: What We Do With Your Words"],
  [`Events and Gatherings | ${longName}`, longName, "Events and Gatherings"],
  [`${longName} – Pray With Us`, longName, "Pray With Us"],
  [`${longName}: aprende a orar en familia`, longName, "Aprende a orar en familia"],
  [longName, longName, longName],
  [
    "Why Prayer Is Not a Last Resort: Seven Nights on the Wall With Nehemiah",
    "Salt & Light",
    "Why Prayer Is Not a Last Resort: Seven Nights on the Wall…",
  ],
])("the tab of the page “%s” of %s shows “%s”", (title, ministry, shownTitle) => {
  expect(shortenTitle(title, ministry)).toBe(shownTitle);
});

test("a description that is too long is cut after a whole word", () => {
  const shownText = shortenDescription(`${"Prayer, ".repeat(30)}and more.`);
  expect(shownText.length).toBeLessThanOrEqual(160);
  expect(shownText).toMatch(/Prayer…$/);
});
