import type {
  BlogPosting,
  Book,
  BreadcrumbList,
  Course,
  Event,
  FAQPage,
  Offer,
  Organization,
  Person,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { withPlainSpaces } from "../text/keep-together";
import { spokenText } from "../text/linked-text";
import { removeName } from "./titles";

export type Site = Queries.SiteQuery["siteIdentity"] & Pick<Queries.SiteQuery, "routes">;

export function absoluteAddress(site: Site, path: string): string {
  return path === "/" ? `${site.url}/` : `${site.url}${path}`;
}

/** A reference to a thing of the whole site: organization, website, leader. */
const siteReference = (site: Site, name: string) => ({ "@id": `${site.url}/#${name}` });
/** A reference to a thing of one page, such as the page itself, its questions or an event. */
const pageReference = (site: Site, path: string, name = "page") => ({
  "@id": `${absoluteAddress(site, path)}#${name}`,
});

const previewOf = (site: Site, path: string) => absoluteAddress(site, `/previews${path}.png`);

export function webSite(site: Site): WebSite {
  return {
    "@type": "WebSite",
    ...siteReference(site, "website"),
    name: site.ministry.name,
    url: absoluteAddress(site, "/"),
    inLanguage: site.language,
    publisher: siteReference(site, "organization"),
  };
}

/**
 * The ministry.
 * @param isInFull whether the page is about the ministry. Other pages contain less data
 */
export function organization(site: Site, isInFull = false): Organization {
  return {
    "@type": "Organization",
    ...siteReference(site, "organization"),
    name: site.ministry.name,
    url: absoluteAddress(site, "/"),
    logo: absoluteAddress(site, "/icons/icon-512.png"),
    ...(isInFull && { description: site.ministry.description, founder: siteReference(site, "leader") }),
    ...(isInFull && site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

/**
 * The ministry's leader.
 * @param knowsAbout the leader's fields of knowledge, if the page shows them
 */
export function leader(site: Site, knowsAbout: readonly string[] = []): Person {
  return {
    "@type": "Person",
    ...siteReference(site, "leader"),
    name: site.leader.name,
    description: site.leader.role,
    // This is the page with the most details about the leader.
    url: absoluteAddress(site, site.routes.includes("/about") ? "/about" : "/"),
    worksFor: siteReference(site, "organization"),
    ...(knowsAbout.length > 0 && { knowsAbout }),
  };
}

export function webPage(
  site: Site,
  path: string,
  page: Queries.SeoFragment & {
    type: "WebPage" | "AboutPage" | "ContactPage";
    about: "organization" | "leader";
  },
): WebPage {
  return {
    "@type": page.type,
    ...pageReference(site, path),
    url: absoluteAddress(site, path),
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: siteReference(site, "website"),
    about: siteReference(site, page.about),
  };
}

/**
 * The breadcrumbs of a page, named as in the menus. A page that is not in a menu has its title without the ministry's
 * name.
 * @param trail the pages from the home page (excluded) to the current page, with their titles
 */
export function breadcrumbs(site: Site, trail: readonly { path: string; name: string }[]): BreadcrumbList {
  const { header, quickLinks, groups } = site.navigation;
  const menuLinks = [...header, ...quickLinks, ...groups.flatMap(({ links }) => links)];
  return {
    "@type": "BreadcrumbList",
    ...pageReference(site, trail.at(-1)?.path ?? "/", "breadcrumbs"),
    itemListElement: [{ path: "/", name: site.ministry.name }, ...trail].map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name:
        menuLinks.find(({ href }) => href === path)?.label ??
        stepName(withPlainSpaces(name), site.ministry.name),
      item: absoluteAddress(site, path),
    })),
  };
}

function stepName(title: string, ministry: string): string {
  const isAtEnd = title.startsWith(ministry) || title.endsWith(ministry);
  return isAtEnd ? removeName(title, ministry) : title;
}

export function faqPage(site: Site, path: string, { questions }: Queries.FaqFragment): FAQPage {
  return {
    "@type": "FAQPage",
    ...pageReference(site, path, "faq"),
    isPartOf: pageReference(site, path),
    inLanguage: site.language,
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question",
      ...pageReference(site, path, id),
      name: spokenText(question),
      acceptedAnswer: { "@type": "Answer", text: spokenText(answer) },
    })),
  };
}

/**
 * An article, by the leader or a guest.
 * @param published when it was published (ISO 8601 with its offset)
 */
export function blogPosting(
  site: Site,
  path: string,
  article: Pick<
    Queries.ArticlePageQuery["article"],
    "title" | "excerpt" | "categoryName" | "languageAttributes" | "readTime" | "speaker" | "recording"
  >,
  { published }: { published: string },
): BlogPosting {
  const { title, speaker, recording } = article;
  return {
    "@type": "BlogPosting",
    ...pageReference(site, path, "article"),
    headline: title,
    description: article.excerpt,
    image: previewOf(site, path),
    datePublished: published,
    articleSection: article.categoryName,
    ...(article.readTime > 0 && { timeRequired: `PT${String(article.readTime)}M` }),
    ...(article.readTime === 0 && recording && { timeRequired: `PT${String(recording.seconds)}S` }),
    inLanguage: article.languageAttributes?.lang ?? site.language,
    author: speaker ? { "@type": "Person", name: speaker } : siteReference(site, "leader"),
    publisher: siteReference(site, "organization"),
    mainEntityOfPage: pageReference(site, path),
    ...(recording && {
      audio: {
        "@type": "AudioObject",
        ...pageReference(site, path, "recording"),
        name: title,
        contentUrl: recording.href.startsWith("/") ? absoluteAddress(site, recording.href) : recording.href,
        encodingFormat: recording.type,
        duration: `PT${String(recording.seconds)}S`,
        ...(recording.bytes > 0 && { contentSize: String(recording.bytes) }),
      },
    }),
  };
}

/** The book with its shops, if it has shops. Empty if facts.json does not have a book. */
export function book(
  site: Site,
  path: string,
  { bookDetails, facts, siteIdentity }: Pick<Queries.BookPageQuery, "bookDetails" | "facts" | "siteIdentity">,
): Book[] {
  if (!facts.book) return [];
  const { description, genres, shops } = bookDetails;
  const { book: link } = siteIdentity.links;
  // If the book has several formats, each offer contains its format, and the book does not.
  const hasFormats = shops?.some(({ format }) => format !== "") ?? false;
  const sellers: readonly { href: string; name?: string; format?: string }[] = shops?.length
    ? shops
    : [link].flatMap((href) => (href ? { href } : []));
  const offers = sellers.map(({ href, name, format }): Offer => ({
    "@type": "Offer",
    ...(format && { name: format }),
    availability: "https://schema.org/InStock",
    url: href,
    ...(name && { seller: { "@type": "Organization", name } }),
  }));
  return [
    {
      "@type": "Book",
      ...pageReference(site, path, "book"),
      name: facts.book.name,
      author: siteReference(site, "leader"),
      publisher: siteReference(site, "organization"),
      description,
      genre: genres,
      ...(!hasFormats && { bookFormat: "https://schema.org/Paperback" }),
      inLanguage: site.language,
      numberOfPages: Number(facts.book.pages),
      url: absoluteAddress(site, path),
      mainEntityOfPage: pageReference(site, path),
      ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : offers }),
    },
  ];
}

/**
 * The e-course, which has a live session online each week. Empty without weeks, or without a course in facts.json.
 */
export function course(
  site: Site,
  path: string,
  { coursePage, facts, siteIdentity }: Queries.CoursePageQuery,
): Course[] {
  const { weeks } = coursePage.curriculum;
  if (!facts.course || weeks.length === 0) return [];
  const { name, amount, nextStart } = facts.course;
  const { course: ticketAddress } = siteIdentity.links;
  return [
    {
      "@type": "Course",
      ...pageReference(site, path, "course"),
      name,
      description: coursePage.description,
      provider: siteReference(site, "organization"),
      educationalLevel: coursePage.level,
      timeRequired: `P${String(weeks.length)}W`,
      teaches: weeks.map(({ teaches }) => teaches),
      inLanguage: site.language,
      url: absoluteAddress(site, path),
      mainEntityOfPage: pageReference(site, path),
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "online",
        instructor: siteReference(site, "leader"),
        courseSchedule: {
          "@type": "Schedule",
          ...(nextStart && { startDate: nextStart }),
          repeatFrequency: "Weekly",
          repeatCount: weeks.length,
        },
      },
      offers: {
        "@type": "Offer",
        category: "Paid",
        price: amount,
        priceCurrency: facts.currency,
        ...(ticketAddress && { url: ticketAddress }),
      },
    },
  ];
}

interface EventFacts {
  /** The id of the element that shows the event on the page. */
  id: string;
  name: string;
  description: string;
  /** Days or moments in ISO 8601. The end may be unknown. */
  start: string;
  end?: string | null;
  place: string;
  online: boolean | null;
  /** The price: 0 if the event is free, null if the price is open or not an amount. */
  amount: string | null;
  currency: string;
  /** The link to register or read more, as written in the content. */
  link?: string | null | undefined;
  isCancelled?: boolean;
  /** The original start, if the event was moved. */
  previousStart?: string | undefined;
}

export function event(site: Site, path: string, facts: EventFacts): Event {
  const { end, online, link = "", isCancelled = false, previousStart } = facts;
  // An email address or a telephone number is not a page.
  const target = link?.startsWith("/") ? absoluteAddress(site, link) : link;
  const url = target && /^https?:/.test(target) ? target : absoluteAddress(site, path);
  return {
    "@type": "Event",
    ...pageReference(site, path, facts.id),
    name: facts.name.replaceAll("*", ""),
    description: facts.description,
    startDate: facts.start,
    ...(end && { endDate: end }),
    eventStatus: `https://schema.org/Event${isCancelled ? "Cancelled" : previousStart ? "Rescheduled" : "Scheduled"}`,
    ...(previousStart && { previousStartDate: previousStart }),
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url }
      : { "@type": "Place", name: facts.place, address: facts.place },
    image: previewOf(site, path),
    ...(facts.amount !== null && {
      isAccessibleForFree: Number(facts.amount) === 0,
      offers: { "@type": "Offer", price: facts.amount, priceCurrency: facts.currency, url },
    }),
    organizer: siteReference(site, "organization"),
    // For an event with a page, `path` is the address of that page.
    mainEntityOfPage: absoluteAddress(site, path),
    inLanguage: site.language,
  };
}

/**
 * An event of content/events. Empty without a date. An event with its own page has the same id on every page.
 * @param id the id of the element that shows the event on the page
 */
export function eventOfContent(
  site: Site,
  path: string,
  eventFields: Queries.EventFieldsFragment,
  { id, currency }: { id: string; currency: string },
): Event[] {
  const { title: name, text, start, location: place, cancelled, page } = eventFields;
  if (start === null) return [];
  const link = eventFields.action?.href ?? page;
  const isCancelled = cancelled !== null;
  const facts = {
    ...eventFields,
    id: page === null ? id : "event",
    name,
    start,
    place,
    currency,
    link,
    isCancelled,
  };
  return [event(site, page ?? path, { ...facts, description: spokenText(text) })];
}

/** A JSON-LD graph for a script element, escaped so that no text can close the element. */
export function serialise(things: readonly Thing[]): string {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return withPlainSpaces(graph).replaceAll("<", "\\u003c");
}
