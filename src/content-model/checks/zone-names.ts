/**
 * The English names of a time zone, most common first: EST, EDT, ET, Eastern Time, New York time. American English has
 * abbreviations of American zones only; elsewhere they are the initials of the name: IST, WAT, CET.
 * @param zone the IANA name
 */
export function zoneNames(zone: string): string[] {
  const named = styles.flatMap((timeZoneName) =>
    seasons.map(
      (moment) =>
        new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName })
          .formatToParts(moment)
          .find(({ type }) => type === "timeZoneName")?.value ?? "",
    ),
  );
  return Array.from(new Set([...named, ...named.flatMap(initialsOf), `${cityOf(zone)} time`]));
}

/** Whether a text names a time zone in one of the usual English forms. */
export function nameAZone(words: string): boolean {
  return abbreviation.test(words) || spelledOut.test(words);
}

const styles = ["short", "shortGeneric", "longGeneric", "long"] as const;

// January and July: a zone has at most two names, for standard and daylight saving time.
const seasons = [new Date("2026-01-15T12:00Z"), new Date("2026-07-15T12:00Z")];

// Directly after a time of day. CAT, EAT and WET are omitted because they are also words.
const abbreviation =
  /(?:\d|[ap]\.?m\.?)[\s,(–—-]*(?:[ECMP][SD]?T|AK[SD]T|A[SD]T|H[SD]T|UTC|GMT|BST|IST|CES?T|EES?T|SAST|WAT|JST|KST|A[CEW][SD]T|NZ[SD]T)\b/i;

const spelledOut =
  /\b(?:eastern|central|mountain|pacific|alaska|hawaii|atlantic|greenwich|british|europe(?:an)?|universal|india|african?|japan|australian?)(?: (?:mean|coordinated|standard|daylight|summer|eastern|western|central))* time\b/i;

// West Africa Standard Time is WAT, India Standard Time IST, and Central European Standard Time CET.
function initialsOf(name: string): string[] {
  if (!name.endsWith(" Time")) return [];
  return [name, name.replace(" Standard", "")].map((words) => words.replace(/(\w)\w* ?/g, "$1"));
}

function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
