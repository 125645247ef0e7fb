import { createVisitorCode } from "./visitor-code";

const day = Date.parse("2027-03-30T23:59:59.999Z");

test("is the same on every instance, and does not reveal the network", () => {
  const [one, other] = [createVisitorCode("secret", () => day), createVisitorCode("secret", () => day)];
  expect(one("203.0.113.7")).toBe(other("203.0.113.7"));
  expect(one("203.0.113.7")).toMatch(/^[\w-]{43}$/);
});

test("is the same during a day (UTC), from its first moment to its last", () => {
  let now = Date.parse("2027-03-30T00:00:00Z");
  const code = createVisitorCode("secret", () => now);
  const first = code("203.0.113.7");
  now = day;
  expect(code("203.0.113.7")).toBe(first);
});

test("differs by network, by secret and by day", () => {
  let now = day;
  const code = createVisitorCode("secret", () => now);
  const first = code("203.0.113.7");
  expect(code("203.0.113.8")).not.toBe(first);
  expect(createVisitorCode("another", () => day)("203.0.113.7")).not.toBe(first);
  now += 1;
  expect(code("203.0.113.7")).not.toBe(first);
});
