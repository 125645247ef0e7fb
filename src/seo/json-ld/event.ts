import { absolute, ids, type SiteFacts, type Thing } from "./thing";

interface EventFacts {
  /** The path of the page that shows it, and the fragment that names it there. */
  path: string;
  fragment: string;
  /** As the page shows it; asterisks, which mark emphasis, are removed. */
  name: string;
  description: string;
  /** Days or moments in ISO 8601; the end only if it is known. */
  start: string;
  end?: string | undefined;
  /** The place, in words. */
  place: string;
  /** Whether it takes place online. */
  online: boolean;
  /** Whether it is free; prices are not included. */
  free: boolean;
  /** The currency of prices (ISO 4217). */
  currency: string;
  /** The page for registration or details: an absolute URL, or a link as written in the content. */
  link?: string | undefined;
  /** The page's picture for link previews, in static/previews. */
  preview: string;
}

/** An event of the ministry (https://schema.org/Event). */
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

// A mail address or a telephone number is not a page.
function webAddress(site: SiteFacts, link: string | undefined): string | undefined {
  if (link?.startsWith("/")) return absolute(site, link);
  return link !== undefined && /^https?:/.test(link) ? link : undefined;
}
