import type {
  AudioObject,
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
import { withPlainSpaces } from "../theme/keep-together";
import { spokenWords } from "../words/linked-words";

/** The data of the site that every page's structured data needs. */
export interface Site {
  /** The site's address, without a trailing slash. */
  url: string;
  language: string;
  name: string;
  description: string;
  /** The leader, and the path of the page with the most details about them. */
  leader: { name: string; role: string; path: string };
  /** The pages' names in the menus, by path. */
  menuNames: Readonly<Record<string, string>>;
  /** The addresses of the ministry's profiles on other sites. */
  profiles: readonly string[];
}

/** Makes a path of this site an absolute address. */
export function absolute(site: Site, path: string): string {
  return path === "/" ? `${site.url}/` : `${site.url}${path}`;
}

/** A reference to the site's own things: organization, website, leader. */
const ofSite = (site: Site, name: string) => ({ "@id": `${site.url}/#${name}` });
/** A reference to a thing of a page: page, faq, an event. */
const ofPage = (site: Site, path: string, name = "page") => ({ "@id": `${absolute(site, path)}#${name}` });

/** The website as a whole. */
export function webSite(site: Site): WebSite {
  return {
    "@type": "WebSite",
    ...ofSite(site, "website"),
    name: site.name,
    url: absolute(site, "/"),
    inLanguage: site.language,
    publisher: ofSite(site, "organization"),
  };
}

/**
 * The ministry.
 * @param inFull whether the page is about it; other pages refer to the same thing in short
 */
export function organization(site: Site, inFull = false): Organization {
  return {
    "@type": "Organization",
    ...ofSite(site, "organization"),
    name: site.name,
    url: absolute(site, "/"),
    logo: absolute(site, "/icons/icon-512.png"),
    ...(inFull && { description: site.description, founder: ofSite(site, "leader") }),
    ...(inFull && site.profiles.length > 0 && { sameAs: site.profiles }),
  };
}

/**
 * The ministry's leader.
 * @param knowsAbout the leader's fields of knowledge, where the page shows them
 */
export function leader(site: Site, knowsAbout: readonly string[] = []): Person {
  return {
    "@type": "Person",
    ...ofSite(site, "leader"),
    name: site.leader.name,
    description: site.leader.role,
    url: absolute(site, site.leader.path),
    worksFor: ofSite(site, "organization"),
    ...(knowsAbout.length > 0 && { knowsAbout }),
  };
}

interface PageFacts {
  title: string;
  description: string;
  type?: "WebPage" | "AboutPage" | "ContactPage";
  about?: "organization" | "leader";
}

/** A page of the site. */
export function webPage(site: Site, path: string, page: PageFacts): WebPage {
  const { title, description, type = "WebPage", about = "organization" } = page;
  return {
    "@type": type,
    ...ofPage(site, path),
    url: absolute(site, path),
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: ofSite(site, "website"),
    about: ofSite(site, about),
  };
}

/**
 * The way to a page, whose steps are named as in the menus; a page in no menu by its title without the ministry's name.
 * @param trail the pages from the home page (excluded) to the current page, with their titles
 */
export function breadcrumbs(site: Site, trail: readonly { path: string; name: string }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    ...ofPage(site, trail.at(-1)?.path ?? "/", "breadcrumbs"),
    itemListElement: [{ path: "/", name: site.name }, ...trail].map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: site.menuNames[path] ?? withoutName(name, site.name),
      item: absolute(site, path),
    })),
  };
}

// Removes the name at either end: "Teachings | Name" and "Name: Teachings".
function withoutName(title: string, ministry: string): string {
  const rest = withPlainSpaces(title)
    .split(withPlainSpaces(ministry))
    .map((part) => part.replace(/^[\s|:·–—-]+|[\s|:·–—-]+$/gu, ""))
    .filter((part) => part !== "");
  return rest.length === 1 && rest[0] !== undefined ? rest[0] : title;
}

/** The questions and answers of a page; empty if there are none. */
export function faqPage(site: Site, path: string, { questions }: Queries.FaqFragment): FAQPage[] {
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      ...ofPage(site, path, "faq"),
      isPartOf: ofPage(site, path),
      inLanguage: site.language,
      mainEntity: questions.map(({ id, question, answer }) => ({
        "@type": "Question",
        ...ofPage(site, path, id),
        name: spokenWords(question),
        acceptedAnswer: { "@type": "Answer", text: spokenWords(answer) },
      })),
    },
  ];
}

interface ArticleFacts {
  title: string;
  description: string;
  /** The name of its category. */
  section: string;
  minutes: number;
  /** The page's picture for link previews. */
  preview: string;
  /** When it was published, and when its text was last changed, if that is known: ISO 8601 with its offset. */
  published: string;
  modified?: string | undefined;
  /** The guest who teaches. */
  speaker?: string | null;
  recording?: Queries.PlayerFragment | null;
}

/** One article, by the leader or a guest. A text that was finished before its publication is unchanged since then. */
export function blogPosting(site: Site, path: string, article: ArticleFacts): BlogPosting {
  const { published, modified, speaker, recording } = article;
  const isLater = modified !== undefined && Date.parse(modified) > Date.parse(published);
  return {
    "@type": "BlogPosting",
    ...ofPage(site, path, "article"),
    headline: article.title,
    description: article.description,
    image: absolute(site, `/previews/${article.preview}.png`),
    datePublished: published,
    ...(modified !== undefined && { dateModified: isLater ? modified : published }),
    articleSection: article.section,
    timeRequired: `PT${String(article.minutes)}M`,
    inLanguage: site.language,
    author: speaker ? { "@type": "Person", name: speaker } : ofSite(site, "leader"),
    publisher: ofSite(site, "organization"),
    mainEntityOfPage: ofPage(site, path),
    ...(recording && { audio: audio(site, path, article.title, recording) }),
  };
}

function audio(site: Site, path: string, name: string, recording: Queries.PlayerFragment): AudioObject {
  const { href, seconds, type, bytes } = recording;
  return {
    "@type": "AudioObject",
    ...ofPage(site, path, "recording"),
    name,
    contentUrl: href.startsWith("/") ? absolute(site, href) : href,
    encodingFormat: type,
    duration: `PT${String(seconds)}S`,
    ...(bytes > 0 && { contentSize: String(bytes) }),
  };
}

interface BookFacts {
  name: string;
  description: string;
  genres: readonly string[];
  /** The number of pages, in digits. */
  pages: string;
  /** The shops that sell it. One alone may have neither name nor format. */
  shops: readonly { href: string; name?: string; format?: string }[];
}

/** The book, with the shops that sell it if there are any. */
export function book(site: Site, path: string, facts: BookFacts): Book {
  const offers = facts.shops.map(({ href, name, format }): Offer => ({
    "@type": "Offer",
    ...(format && { name: format }),
    availability: "https://schema.org/InStock",
    url: href,
    ...(name && { seller: { "@type": "Organization", name } }),
  }));
  return {
    "@type": "Book",
    ...ofPage(site, path, "book"),
    name: facts.name,
    author: ofSite(site, "leader"),
    publisher: ofSite(site, "organization"),
    description: facts.description,
    genre: facts.genres,
    bookFormat: "https://schema.org/Paperback",
    inLanguage: site.language,
    numberOfPages: wholeNumber(facts.pages, "the book's pages"),
    url: absolute(site, path),
    mainEntityOfPage: ofPage(site, path),
    ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : offers }),
  };
}

interface CourseFacts {
  name: string;
  description: string;
  /** The audience's level, such as "all levels". */
  level: string;
  weeks: number;
  /** The price in digits, and its currency in three letters. */
  amount: string;
  currency: string;
  /** What a student learns. */
  teaches: readonly string[];
  /** The day of its next first session, such as 2027-01-14. */
  nextStart?: string | null;
  tickets?: string | null;
}

/** The e-course, which has one live session online a week. */
export function course(site: Site, path: string, facts: CourseFacts): Course {
  return {
    "@type": "Course",
    ...ofPage(site, path, "course"),
    name: facts.name,
    description: facts.description,
    provider: ofSite(site, "organization"),
    educationalLevel: facts.level,
    timeRequired: `P${String(facts.weeks)}W`,
    ...(facts.teaches.length > 0 && { teaches: facts.teaches }),
    inLanguage: site.language,
    url: absolute(site, path),
    mainEntityOfPage: ofPage(site, path),
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "online",
      instructor: ofSite(site, "leader"),
      courseSchedule: {
        "@type": "Schedule",
        ...(facts.nextStart && { startDate: facts.nextStart }),
        repeatFrequency: "Weekly",
        repeatCount: facts.weeks,
      },
    },
    offers: {
      "@type": "Offer",
      category: "Paid",
      price: facts.amount,
      priceCurrency: facts.currency,
      ...(facts.tickets && { url: facts.tickets }),
    },
  };
}

interface EventFacts {
  /** The id of what shows it on its page. */
  id: string;
  name: string;
  description: string;
  /** Days or moments in ISO 8601; the end only if it is known. */
  start: string;
  end?: string | null;
  place: string;
  online: boolean | null;
  /** Whether it costs nothing; other prices are not named. */
  free: boolean | null;
  /** The currency of prices (ISO 4217). */
  currency: string;
  /** Where one registers or reads more, as written in the content. */
  link?: string | null | undefined;
  isCancelled?: boolean;
  /** When it was to begin, if it was moved since. */
  previousStart?: string | undefined;
  /** The picture for link previews of the page that shows it. */
  preview?: string | undefined;
}

/** An event of the ministry. */
export function event(site: Site, path: string, facts: EventFacts): Event {
  const { end, online, link = "", isCancelled = false, previousStart, preview = "events" } = facts;
  // A mail address or a telephone number is no page.
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
    ...(online && { eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode" }),
    location: online ? { "@type": "VirtualLocation", url } : { "@type": "Place", name: facts.place },
    image: absolute(site, `/previews/${preview}.png`),
    ...(facts.free && {
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: "0", priceCurrency: facts.currency, url },
    }),
    organizer: ofSite(site, "organization"),
    mainEntityOfPage: ofPage(site, path),
    inLanguage: site.language,
  };
}

/**
 * An event of content/events; none while its day is open.
 * @param id the id of what shows it on the page
 * @param preview the page's picture for link previews
 */
export function eventOfContent(
  site: Site,
  path: string,
  shown: Queries.EventFieldsFragment,
  { id, currency, preview }: { id: string; currency: string; preview?: string },
): Event[] {
  const { title: name, text, start, location: place, cancelled, page } = shown;
  if (start === null) return [];
  const link = shown.action?.href ?? page;
  const isCancelled = cancelled !== null;
  const facts = { ...shown, id, name, start, place, currency, link, isCancelled, preview };
  return [event(site, path, { ...facts, description: spokenWords(text) })];
}

/** Things as one JSON-LD graph for a script element, in which no text can close the element. */
export function serialise(things: readonly Thing[]): string {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return withPlainSpaces(graph).replaceAll("<", "\\u003c");
}

function wholeNumber(digits: string, what: string): number {
  if (!/^[1-9][0-9]*$/.test(digits))
    throw new Error(`Search engines need ${what} in digits; content/facts.json has "${digits}".`);
  return Number(digits);
}
