import { shortenNames, shortName } from "./style-names";

test("each class has the name of its place on the page, where it is described and where it is used", () => {
  const { html, styles, names } = shortenNames(
    '<p class="css-1x20x90 css-0">css-of-its-own</p><b class="css-908nhb"></b>',
    ".css-908nhb{a:b;}@media print{.css-1x20x90>i,.css-908nhb+.css-1x20x90{c:d;}}",
  );
  expect(names).toEqual(["908nhb", "1x20x90"]);
  expect(styles).toBe(".css-a{a:b;}@media print{.css-b>i,.css-a+.css-b{c:d;}}");
  expect(html).toBe('<p class="css-b css-0">css-of-its-own</p><b class="css-a"></b>');
});

test("no two places share a name, and none is Emotion's for no style at all", () => {
  const names = Array.from({ length: 500 }, (_, place) => shortName(place));
  expect(new Set(names).size).toBe(500);
  expect(names).not.toContain("0");
});
