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
import { withoutName } from "./titles";

/** The data of the site that every page's structured data needs. */
export type Site = Queries.SiteQuery["siteIdentity"] & Pick<Queries.SiteQuery, "routes">;

/** Makes a path of this site an absolute address. */
export function absolute(site: Site, path: string): string {
  return path === "/" ? `${site.url}/` : `${site.url}${path}`;
}

/** A reference to the site's own things: organization, website, leader. */
const ofSite = (site: Site, name: string) => ({ "@id": `${site.url}/#${name}` });
/** A reference to a thing of a page: page, faq, an event. */
const ofPage = (site: Site, path: string, name = "page") => ({ "@id": `${absolute(site, path)}#${name}` });

/** The page's own picture for link previews. */
const previewOf = (site: Site, path: string) => absolute(site, `/previews${path}.png`);

/** The website as a whole. */
export function webSite(site: Site): WebSite {
  return {
    "@type": "WebSite",
    ...ofSite(site, "website"),
    name: site.ministry.name,
    url: absolute(site, "/"),
    inLanguage: site.language,
    publisher: ofSite(site, "organization"),
  };
}

/**
 * The ministry.
 * @param inFull whether the page is about the ministry; other pages contain a short reference
 */
export function organization(site: Site, inFull = false): Organization {
  return {
    "@type": "Organization",
    ...ofSite(site, "organization"),
    name: site.ministry.name,
    url: absolute(site, "/"),
    logo: absolute(site, "/icons/icon-512.png"),
    ...(inFull && { description: site.ministry.description, founder: ofSite(site, "leader") }),
    ...(inFull && site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

/**
 * The ministry's leader.
 * @param knowsAbout the leader's fields of knowledge, if the page shows them
 */
export function leader(site: Site, knowsAbout: readonly string[] = []): Person {
  return {
    "@type": "Person",
    ...ofSite(site, "leader"),
    name: site.leader.name,
    description: site.leader.role,
    // The page with the most details about them.
    url: absolute(site, site.routes.includes("/about") ? "/about" : "/"),
    worksFor: ofSite(site, "organization"),
    ...(knowsAbout.length > 0 && { knowsAbout }),
  };
}

/** A page of the site. */
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
    ...ofPage(site, path),
    url: absolute(site, path),
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    isPartOf: ofSite(site, "website"),
    about: ofSite(site, page.about),
  };
}

/**
 * The breadcrumbs of a page, named as in the menus. A page that is not in a menu has its title without the ministry's
 * name.
 * @param trail the pages from the home page (excluded) to the current page, with their titles
 */
export function breadcrumbs(site: Site, trail: readonly { path: string; name: string }[]): BreadcrumbList {
  const { header, quickLinks, groups } = site.navigation;
  const inMenus = [...header, ...quickLinks, ...groups.flatMap(({ links }) => links)];
  return {
    "@type": "BreadcrumbList",
    ...ofPage(site, trail.at(-1)?.path ?? "/", "breadcrumbs"),
    itemListElement: [{ path: "/", name: site.ministry.name }, ...trail].map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name:
        inMenus.find(({ href }) => href === path)?.label ??
        stepName(withPlainSpaces(name), site.ministry.name),
      item: absolute(site, path),
    })),
  };
}

function stepName(title: string, ministry: string): string {
  const isAtEnd = title.startsWith(ministry) || title.endsWith(ministry);
  return isAtEnd ? withoutName(title, ministry) : title;
}

/** The questions and answers of a page. */
export function faqPage(site: Site, path: string, { questions }: Queries.FaqFragment): FAQPage {
  return {
    "@type": "FAQPage",
    ...ofPage(site, path, "faq"),
    isPartOf: ofPage(site, path),
    inLanguage: site.language,
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question",
      ...ofPage(site, path, id),
      name: spokenText(question),
      acceptedAnswer: { "@type": "Answer", text: spokenText(answer) },
    })),
  };
}

/**
 * One article, by the leader or a guest.
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
    ...ofPage(site, path, "article"),
    headline: title,
    description: article.excerpt,
    image: previewOf(site, path),
    datePublished: published,
    articleSection: article.categoryName,
    ...(article.readTime > 0 && { timeRequired: `PT${String(article.readTime)}M` }),
    ...(article.readTime === 0 && recording && { timeRequired: `PT${String(recording.seconds)}S` }),
    inLanguage: article.languageAttributes?.lang ?? site.language,
    author: speaker ? { "@type": "Person", name: speaker } : ofSite(site, "leader"),
    publisher: ofSite(site, "organization"),
    mainEntityOfPage: ofPage(site, path),
    ...(recording && {
      audio: {
        "@type": "AudioObject",
        ...ofPage(site, path, "recording"),
        name: title,
        contentUrl: recording.href.startsWith("/") ? absolute(site, recording.href) : recording.href,
        encodingFormat: recording.type,
        duration: `PT${String(recording.seconds)}S`,
        ...(recording.bytes > 0 && { contentSize: String(recording.bytes) }),
      },
    }),
  };
}

/** The book, with the shops that sell it if there are any; undefined if facts.json does not have a book. */
export function book(
  site: Site,
  path: string,
  { bookDetails, facts, siteIdentity }: Pick<Queries.BookPageQuery, "bookDetails" | "facts" | "siteIdentity">,
): Book[] {
  if (!facts.book) return [];
  const { description, genres, shops } = bookDetails;
  const { book: link } = siteIdentity.links;
  // If there are several formats, each offer contains its own.
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
      ...ofPage(site, path, "book"),
      name: facts.book.name,
      author: ofSite(site, "leader"),
      publisher: ofSite(site, "organization"),
      description,
      genre: genres,
      ...(!hasFormats && { bookFormat: "https://schema.org/Paperback" }),
      inLanguage: site.language,
      numberOfPages: Number(facts.book.pages),
      url: absolute(site, path),
      mainEntityOfPage: ofPage(site, path),
      ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : offers }),
    },
  ];
}

/**
 * The e-course, which has one live session online a week; undefined without weeks or without a course in facts.json.
 */
export function course(
  site: Site,
  path: string,
  { coursePage, facts, siteIdentity }: Queries.CoursePageQuery,
): Course[] {
  const { weeks } = coursePage.curriculum;
  if (!facts.course || weeks.length === 0) return [];
  const { name, amount, nextStart } = facts.course;
  const { course: tickets } = siteIdentity.links;
  return [
    {
      "@type": "Course",
      ...ofPage(site, path, "course"),
      name,
      description: coursePage.description,
      provider: ofSite(site, "organization"),
      educationalLevel: coursePage.level,
      timeRequired: `P${String(weeks.length)}W`,
      teaches: weeks.map(({ teaches }) => teaches),
      inLanguage: site.language,
      url: absolute(site, path),
      mainEntityOfPage: ofPage(site, path),
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "online",
        instructor: ofSite(site, "leader"),
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
        ...(tickets && { url: tickets }),
      },
    },
  ];
}

interface EventFacts {
  /** The id of the element that shows it on its page. */
  id: string;
  name: string;
  description: string;
  /** Days or moments in ISO 8601; the end only if it is known. */
  start: string;
  end?: string | null;
  place: string;
  online: boolean | null;
  /** Its price, 0 if it is free; null if the price is open or not an amount. */
  amount: string | null;
  /** The currency of prices (ISO 4217). */
  currency: string;
  /** The link to register or read more, as written in the content. */
  link?: string | null | undefined;
  isCancelled?: boolean;
  /** The original start, if it was moved. */
  previousStart?: string | undefined;
}

/** An event of the ministry. */
export function event(site: Site, path: string, facts: EventFacts): Event {
  const { end, online, link = "", isCancelled = false, previousStart } = facts;
  // A mail address or a telephone number is not a page.
  const target = link?.startsWith("/") ? absolute(site, link) : link;
  const url = target && /^https?:/.test(target) ? target : absolute(site, path);
  return {
    "@type": "Event",
    ...ofPage(site, path, facts.id),
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
    organizer: ofSite(site, "organization"),
    // The list of events includes those with a page.
    mainEntityOfPage: absolute(site, path),
    inLanguage: site.language,
  };
}

/**
 * An event of content/events; undefined without a date. Events with a page have the same id on every page.
 * @param id the id of the element that shows it on the page
 */
export function eventOfContent(
  site: Site,
  path: string,
  shown: Queries.EventFieldsFragment,
  { id, currency }: { id: string; currency: string },
): Event[] {
  const { title: name, text, start, location: place, cancelled, page } = shown;
  if (start === null) return [];
  const link = shown.action?.href ?? page;
  const isCancelled = cancelled !== null;
  const facts = {
    ...shown,
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
