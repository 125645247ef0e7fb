import { clientNetwork } from "./client-network";

test("an IPv4 address is its own network", () => {
  expect(clientNetwork("203.0.113.7")).toBe("203.0.113.7");
});

test.each([
  "2001:db8:0:7::",
  "2001:db8:0:7::1",
  "2001:DB8:0:7:FFFF:ffff:ffff:ffff",
  "2001:0db8:0000:0007:0000:0000:0000:0001",
  "2001:db8::7:0:0:0:1",
  "2001:db8:0:7::198.51.100.1",
])("%s is one network", (address) => {
  expect(clientNetwork(address)).toBe("2001:db8:0:7::/64");
});

test.each([
  ["::", "0:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1::", "1:0:0:0::/64"],
  ["1:2::3:4:5", "1:2:0:0::/64"],
  ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
  ["::2:3:4:5:6:7:8", "0:2:3:4::/64"],
  ["1:2:3:4:5:6:7::", "1:2:3:4::/64"],
  ["1:2:3:4:5:6:7:8", "1:2:3:4::/64"],
  ["2001:db8:0:8::1", "2001:db8:0:8::/64"],
])("%s belongs to %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each(["::ffff:203.0.113.7", "::FFFF:203.0.113.7", "::ffff:cb00:7107", "0:0:0:0:0:ffff:cb00:7107"])(
  "%s counts as its IPv4 address",
  (address) => {
    expect(clientNetwork(address)).toBe("203.0.113.7");
  },
);

test("two IPv4 addresses are two networks, also when IPv4-mapped", () => {
  expect(clientNetwork("::ffff:0.0.0.1")).toBe("0.0.0.1");
  expect(clientNetwork("::ffff:255.0.1.0")).toBe("255.0.1.0");
});

test.each([
  "",
  "unknown",
  "fe80::1%eth0",
  "[::1]",
  "::1]/x",
  "1::2::3",
  "203.0.113.7:80",
  "203.0.113.7, ::1",
])("%j is no address", (address) => {
  expect(clientNetwork(address)).toBeUndefined();
});

test("without an address from the platform, the network is unknown", () => {
  expect(clientNetwork(undefined)).toBeUndefined();
});
