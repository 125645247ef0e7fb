import { isTimeZone, timeZones } from "../../calendar/time-zones";
import { nearest } from "../checks/nearest";
import type { Validator } from "./validator";

/** A time zone must be one that Node, browsers and the calendar file know, by its name in the IANA database. */
export const knownZone: Validator = (zone) => {
  if (isTimeZone(zone)) return [];
  const near = timeZones.find((one) => one.endsWith(`/${zone}`)) ?? nearest(zone, timeZones);
  return [
    {
      problem: `"${zone}" is no time zone.`,
      fix:
        near === undefined
          ? "Write the zone’s name in the IANA database: a continent and its city, such as America/New_York."
          : `Did you mean "${near}"?`,
    },
  ];
};
