import { shortenDescription, shortenTitle } from "./titles";

const long = "International House of Prayer and Deliverance Ministries";

test.each([
  ["Privacy at Salt & Light: What We Do", "Salt & Light", "Privacy at Salt & Light: What We Do"],
  [`Privacy at ${long}: What We Do With Your Words`, long, "Privacy: What We Do With Your Words"],
  [`Events and Gatherings | ${long}`, long, "Events and Gatherings"],
  [`${long} – Pray With Us`, long, "Pray With Us"],
  [`${long}: aprende a orar en familia`, long, "Aprende a orar en familia"],
  [long, long, long],
  [
    "Why Prayer Is Not a Last Resort: Seven Nights on the Wall With Nehemiah",
    "Salt & Light",
    "Why Prayer Is Not a Last Resort: Seven Nights on the Wall…",
  ],
])("the tab of the page “%s” of %s shows “%s”", (title, ministry, shown) => {
  expect(shortenTitle(title, ministry)).toBe(shown);
});

test("a description that is too long is cut after a whole word", () => {
  const shown = shortenDescription(`${"Prayer, ".repeat(30)}and more.`);
  expect(shown.length).toBeLessThanOrEqual(160);
  expect(shown).toMatch(/Prayer…$/);
});
