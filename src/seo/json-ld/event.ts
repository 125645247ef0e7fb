import { absolute, ids, type SiteFacts, type Thing } from "./thing";

interface EventFacts {
  /** The path of the page that shows it, and the fragment that names it there. */
  path: string;
  fragment: string;
  /** As the page has it: asterisks stand for emphasis, of which search engines know nothing. */
  name: string;
  description: string;
  /** Days or moments in ISO 8601; the end only where it is known. */
  start: string;
  end?: string | undefined;
  /** Where it is, in words. */
  place: string;
  /** Whether one takes part online. */
  online: boolean;
  /** Whether it costs nothing; nothing is said of what has a price. */
  free: boolean;
  /** What prices are in (ISO 4217). */
  currency: string;
  /** Where one registers or reads more: an absolute address, or a link as the content has it. */
  link?: string | undefined;
  /** The page's picture for link previews, in static/previews. */
  preview: string;
}

/** A meeting that the ministry holds (https://schema.org/Event). */
export function event(site: SiteFacts, facts: EventFacts): Thing {
  const { path, fragment, name, description, start, end, place, online, free, currency, preview } = facts;
  const page = ids.page(site, path);
  const url = webAddress(site, facts.link) ?? absolute(site, path);
  return {
    "@type": "Event",
    "@id": page.replace(/#page$/, `#${fragment}`),
    name: name.replaceAll("*", ""),
    description,
    startDate: start,
    ...(end !== undefined && { endDate: end }),
    eventStatus: "https://schema.org/EventScheduled",
    ...(online && { eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode" }),
    location: online ? { "@type": "VirtualLocation", url } : { "@type": "Place", name: place },
    image: absolute(site, `/previews/${preview}.png`),
    ...(free && {
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: "0", priceCurrency: currency, url },
    }),
    organizer: { "@id": ids.organization(site) },
    mainEntityOfPage: { "@id": page },
    inLanguage: site.language,
  };
}

// A mailbox or a telephone is no page.
function webAddress(site: SiteFacts, link: string | undefined): string | undefined {
  if (link?.startsWith("/")) return absolute(site, link);
  return link !== undefined && /^https?:/.test(link) ? link : undefined;
}
