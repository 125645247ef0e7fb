import { isTimeZone, timeZones } from "../../calendar/time-zones";
import { isMailAddress } from "../../forms/address";
import { hintOf, nearest, type Rule } from "./rule";

/** A day must exist in the calendar: no 31 April, and 29 February only in leap years. */
export const realDay: Rule = (day) => {
  const moment = Date.parse(`${day}T00:00:00Z`);
  if (!Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)) return undefined;
  return { problem: `"${day}" is no day of the calendar.`, fix: "Look up how many days that month has." };
};

/** A time zone must be one that Node, browsers and the calendar file know, by its name in the IANA database. */
export const knownZone: Rule = (zone) => {
  if (isTimeZone(zone)) return undefined;
  // Abbreviations are near to others of another hour: EST to EET.
  const near = zone.includes("/")
    ? nearest(zone, timeZones)
    : timeZones.find((one) => one.endsWith(`/${zone}`));
  const fix = `Write the zone’s name in the IANA database, such as ${near ?? "America/New_York"}.`;
  return { problem: `"${zone}" is no time zone.`, fix };
};

/** A language must be a tag that Intl knows (BCP 47), of a language whose letters the site's fonts have. */
export const knownLanguage: Rule = (tag) => {
  // For other languages, Intl would fall back to the machine's own.
  if (isLanguage(tag) && new Intl.Locale(tag).maximize().script === "Latn") return undefined;
  return {
    problem: `"${tag}" is no language in Latin letters whose dates and numbers are known.`,
    fix: "Write the language and the country, such as en-US, es-CO or pt-BR; the site's fonts have no other letters.",
  };
};

/** Whether Intl has the dates and numbers of a language. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** A currency must be one that Intl knows (ISO 4217): search engines drop a price in any other. */
export const knownCurrency: Rule = (code) =>
  Intl.supportedValuesOf("currency").includes(code)
    ? undefined
    : { problem: `"${code}" is no currency.`, fix: "Write its code in ISO 4217, such as USD, EUR or COP." };

/** A mail address must pass the same validation as in the site's forms. */
export const realMailAddress: Rule = (address, _place, field) =>
  isMailAddress(address)
    ? undefined
    : {
        problem: `"${address}" is no mail address.`,
        fix: `Write the address alone, as in info@ministry.example. ${hintOf(field)}`,
      };
