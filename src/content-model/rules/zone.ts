import { nearest } from "../checks/nearest";
import type { Rule } from "./rule";

/** A time zone must be one that Node and browsers know, by its name in the IANA database. */
export const knownZone: Rule = (zone) => {
  const zones = Intl.supportedValuesOf("timeZone");
  if (zones.includes(zone)) return [];
  const near = nearest(zone, zones) ?? zones.find((one) => one.endsWith(`/${zone}`));
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
