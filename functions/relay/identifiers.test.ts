import { createIdentifiers } from "./identifiers";

const codeAt = (moment: string, address: string, secret = "secret"): string | undefined => {
  jest.useFakeTimers({ now: new Date(moment) });
  return createIdentifiers(secret).visitor(address);
};
const codeOf = (address: string): string | undefined => codeAt("2027-03-30T12:00:00Z", address);
afterEach(() => jest.useRealTimers());

test("a visitor's code depends on the day (UTC) and the secret, and hides the address", () => {
  const firstCode = codeAt("2027-03-30T00:00:00Z", "203.0.113.7");
  expect(firstCode).toMatch(/^[\w-]{43}$/);
  expect(codeAt("2027-03-30T23:59:59.999Z", "203.0.113.7")).toBe(firstCode);
  expect(codeAt("2027-03-31T00:00:00Z", "203.0.113.7")).not.toBe(firstCode);
  expect(codeAt("2027-03-30T00:00:00Z", "203.0.113.7", "another")).not.toBe(firstCode);
});

test.each([
  [["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:cb00:7107"], "203.0.113.8"],
  [
    ["2001:db8:0:7::", "2001:DB8:0:7:ffff::1", "2001:db8::7:0:0:0:1", "2001:db8:0:7::1.2.3.4"],
    "2001:db8:0:8::",
  ],
])("the addresses %j have the same code, and %s has a different code", (addresses, otherAddress) => {
  expect(new Set(addresses.map(codeOf)).size).toBe(1);
  expect(codeOf(otherAddress)).not.toBe(codeOf(addresses[0] ?? ""));
});

test.each(["", "unknown", "[::1]", "::1]/x", "1::2::3", "203.0.113.7:80", "203.0.113.7, ::1"])(
  "%j is not a valid address",
  (address) => {
    expect(codeOf(address)).toBeUndefined();
  },
);
