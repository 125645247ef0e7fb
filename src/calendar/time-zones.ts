import { tzlib_get_timezones } from "timezones-ical-library";

/**
 * The names of all places' time zones (IANA), former ones too. `Intl.supportedValuesOf` has one name of each zone, and
 * in Node that is a former one of many: Asia/Calcutta, but not Asia/Kolkata.
 */
export const timeZones: readonly string[] = [tzlib_get_timezones()]
  .flat()
  // EST and its like are no place's: they have no daylight saving time.
  .filter((name) => name.includes("/") || name === "UTC");

/** Whether a time zone has rules for the calendar file and is known to Intl. */
export function isTimeZone(name: string): boolean {
  return timeZones.includes(name) && isKnownToIntl(name);
}

function isKnownToIntl(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
