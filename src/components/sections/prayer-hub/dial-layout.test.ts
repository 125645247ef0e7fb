import { dialRadius, nameSize, placeNames, pointAt } from "./dial-layout";

test("the dial has midnight at the bottom, noon at the top, and the morning on the left", () => {
  expect([0, 6, 12, 18].map((hour) => pointAt(hour, 10))).toEqual([
    [-0, 10],
    [-10, 0],
    [-0, -10],
    [10, -0],
  ]);
});

test("a city's name is outside the dial, on the side of the city's hour", () => {
  const hours = [2, 7, 10.5, 13, 18, 23];
  const names = placeNames(hours);
  expect(names.map(({ isLeft }) => isLeft)).toEqual([true, true, true, false, false, false]);
  for (const { x, y } of names) expect(Math.hypot(x, y)).toBeGreaterThan(dialRadius + 10);
});

test.each([
  ["the same hour", [18, 18, 18]],
  ["noon", [11.5, 11.75, 12, 12.25, 12.5]],
  ["midnight", [22, 22.5, 23, 23.5, 0, 0.5, 1]],
  ["one half of the day", [12, 13, 14, 15, 15.5, 16, 17, 18, 19]],
])("names around %s do not overlap and are beside the dial", (_, hours) => {
  const names = placeNames(hours);
  for (const isLeft of [true, false]) {
    const lines = names.filter((name) => name.isLeft === isLeft).map(({ y }) => y);
    lines.sort((a, b) => a - b);
    lines.slice(1).forEach((y, index) => {
      expect(y - (lines[index] ?? 0)).toBeGreaterThanOrEqual(nameSize);
    });
    for (const y of lines) expect(Math.abs(y)).toBeLessThan(dialRadius + nameSize);
  }
});
