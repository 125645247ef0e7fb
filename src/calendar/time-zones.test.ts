import { isTimeZone } from "./time-zones";

test("every zone of Intl is one, by the name that Intl has", () => {
  const places = Intl.supportedValuesOf("timeZone").filter((zone) => zone.includes("/"));
  expect(places.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test.each(["Asia/Kolkata", "Europe/Kyiv", "America/Argentina/Buenos_Aires", "Asia/Kathmandu", "UTC"])(
  "%s is one, by the name of today",
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

test.each(["EST", "America/new_york", "Europe/Atlantis", "+05:30", ""])("“%s” is none", (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});
