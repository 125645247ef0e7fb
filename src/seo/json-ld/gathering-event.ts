import { ids, type SiteFacts, type Thing } from "./thing";

interface GatheringFacts {
  /** The path of the page that shows it. */
  path: string;
  /** As the page has it: asterisks stand for emphasis, of which search engines know nothing. */
  name: string;
  description: string;
  /** Moments in ISO 8601. */
  start: string;
  end: string;
  /** The registration page. */
  register: string;
}

/** One gathering, held online and free. */
export function gatheringEvent(site: SiteFacts, facts: GatheringFacts): Thing {
  const { path, name, description, start, end, register } = facts;
  const page = ids.page(site, path);
  return {
    "@type": "Event",
    "@id": page.replace(/#page$/, "#gathering"),
    name: name.replaceAll("*", ""),
    description,
    startDate: start,
    endDate: end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: register },
    isAccessibleForFree: true,
    organizer: { "@id": ids.organization(site) },
    mainEntityOfPage: { "@id": page },
    inLanguage: site.language,
  };
}
