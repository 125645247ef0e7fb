import { isTimeZone } from "./time-zones";

test("every zone that Intl lists is a time zone", () => {
  const places = Intl.supportedValuesOf("timeZone").filter((zone) => zone.includes("/"));
  expect(places.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test.each(["Asia/Kolkata", "Europe/Kyiv", "America/Argentina/Buenos_Aires", "Asia/Kathmandu", "UTC"])(
  "the current name %s is accepted as a time zone",
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

test.each(["EST", "America/new_york", "Europe/Atlantis", "+05:30", ""])(
  "“%s” is refused as a time zone",
  (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  },
);
