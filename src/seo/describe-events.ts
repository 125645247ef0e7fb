import { event } from "./json-ld/event";
import type { SiteFacts, Thing } from "./json-ld/thing";

type Content = Queries.EventsPageQuery;

/**
 * The structured data of the next gathering and of every event with a date.
 * @param path the path of the page that shows them
 * @param fragmentOf returns the fragment of an event on that page
 */
export function describeEvents(
  site: SiteFacts,
  path: string,
  content: Content,
  fragmentOf: (shown: Content["allEvent"]["nodes"][number]) => string,
): Thing[] {
  const { eventsPage, gatheringDates, facts, siteIdentity, allEvent } = content;
  const shared = { path, currency: facts.currency, preview: "events" };
  const { place, online, free } = facts.gathering;
  return [
    ...gatheringDates.dates.slice(0, 1).map((next) =>
      event(site, {
        ...shared,
        ...next,
        fragment: "gathering",
        name: eventsPage.gathering.title,
        description: facts.gathering.calendar.text,
        place,
        online: online ?? false,
        free: free ?? false,
        link: siteIdentity.links.gathering,
      }),
    ),
    ...allEvent.nodes.flatMap((shown) =>
      shown.date
        ? event(site, {
            ...shared,
            fragment: fragmentOf(shown),
            name: shown.title,
            description: shown.text,
            start: shown.date,
            end: shown.endDate ?? undefined,
            place: shown.location,
            online: shown.online ?? false,
            free: shown.free ?? false,
            link: shown.action?.href,
          })
        : [],
    ),
  ];
}
