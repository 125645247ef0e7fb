import { createNames } from "./names";

const day = Date.parse("2027-03-30T23:59:59.999Z");

test("a visitor's code is the same on every instance during a day (UTC), and does not show the network", () => {
  let now = Date.parse("2027-03-30T00:00:00Z");
  const codes = [createNames("secret", () => now), createNames("secret", () => day)];
  const [first, other] = codes.map(({ visitor }) => visitor("203.0.113.7"));
  now = day;
  expect([other, codes[0]?.visitor("203.0.113.7")]).toEqual([first, first]);
  expect(first).toMatch(/^[\w-]{43}$/);
});

test("it differs by network, by secret and by day", () => {
  const first = createNames("secret", () => day).visitor("203.0.113.7");
  const others = [
    createNames("secret", () => day).visitor("203.0.113.8"),
    createNames("another", () => day).visitor("203.0.113.7"),
    createNames("secret", () => day + 1).visitor("203.0.113.7"),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
});
