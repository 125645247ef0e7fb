import { readClock } from "../calendar/clock";
import { dayIn } from "../calendar/local-time";
import { isTimeZone } from "../calendar/time-zones";
import type { Content, ContentFile, Folder } from "./content";
import { addressesIn, countedLists, factsOf } from "./facts";
import { fillKnown, isObject, ownText } from "./placeholders";
import { oldAddressesIn, routesOf, scheduledIn } from "./routes";

/** Step 3 of the check: derives shared data for the rules from all files. */
export function deriveContent(folder: Folder, files: readonly ContentFile[]): Content {
  const dataOf = (file: string) => files.find((one) => one.file === file)?.data;
  const [site, factsFile] = [dataOf("site.json"), dataOf("facts.json")];
  const lists = files
    .filter(({ contentType }) => [...countedLists.values()].includes(contentType.files))
    .map(({ data }) => data);
  const facts = isObject(site) && isObject(factsFile) ? factsOf(site, factsFile, lists) : undefined;
  // A rule reports an unknown zone.
  const zone = facts ? fillKnown("{gathering.schedule.zone}", facts) : "";
  const today = isTimeZone(zone) ? dayIn(zone, readClock()) : undefined;
  return {
    ...folder,
    files,
    facts,
    addresses: facts ? addressesIn(facts) : [],
    site: ownText(site, "url"),
    language: ownText(site, "language"),
    routes: routesOf(files),
    today,
    scheduledDates: today === undefined ? new Map() : scheduledIn(files, today),
    oldAddresses: oldAddressesIn(files),
  };
}
