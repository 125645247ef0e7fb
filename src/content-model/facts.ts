import {
  fillKnown,
  isObject,
  filledText,
  ownText,
  ownValue,
  placeholderNames,
  type Facts,
} from "./placeholders";

export { fillKnown, fillPlaceholders, type Facts } from "./placeholders";

/**
 * The facts that are counted from lists, each with the list's path in content/. The functions of forms do not have
 * these lists.
 */
export const countedLists: ReadonlyMap<string, string> = new Map([
  ["book.parts", "book/outline.json"],
  ["book.chapters", "book/outline.json"],
  ["course.weeks", "pages/set-my-soul-on-fire-ecourse.json"],
  ["devotional.days", "devotionals/*.json"],
]);

/** Removes the counts, for the functions of forms. */
export function removeCounts(facts: Facts): Facts {
  return [...countedLists.keys()].reduce(
    (mergedFacts, name) => setFact(mergedFacts, name.split("."), undefined),
    facts,
  );
}

/**
 * Merges the two files of facts into one object for placeholders. The price of the course is derived from its amount,
 * and counts from their lists.
 * @param lists the parsed files of `countedLists`, if they exist. Without the files, counts are undefined
 * @returns the facts, with all links under `links`
 */
export function factsOf(site: object, facts: object, lists: readonly unknown[] = []): Facts {
  const { ministry, leader, addresses, links } = site as Readonly<Record<string, object | undefined>>;
  const storedFacts = { ...facts, ministry, leader, addresses, links: { ...readLinks(site), ...links } };
  const derivedFacts = {
    ...(Object.assign({}, ...lists.map(countsOf)) as Record<string, string>),
    ...devotionalDays(lists, storedFacts),
    ...priceOf(site, facts),
  };
  return Object.entries(derivedFacts).reduce<Facts>(
    (mergedFacts, [name, value]) => setFact(mergedFacts, name.split("."), value),
    storedFacts,
  );
}

// The data may not have been validated yet.
function countsOf(data: unknown): Record<string, string> {
  const parts = ownValue(data, "parts");
  if (Array.isArray(parts)) {
    const chapters = parts.flatMap((part) => ownValue(part, "chapters") ?? []);
    return { "book.parts": String(parts.length), "book.chapters": String(chapters.length) };
  }
  const weeks = ownValue(ownValue(data, "curriculum"), "weeks");
  if (Array.isArray(weeks)) return { "course.weeks": String(weeks.length) };
  return {};
}

/** The days of the available devotional. If several devotionals are available, the title in facts.json decides. */
function devotionalDays(lists: readonly unknown[], facts: Facts): Record<string, string> {
  const availableDevotionals = lists.filter(
    (data) => ownText(data, "status") === "available" && daysOf(data),
  );
  const name = ownText(facts, "devotional", "name");
  const namedDevotional = availableDevotionals.find(
    (data) => fillKnown(ownText(data, "title"), facts) === name,
  );
  const days = daysOf(availableDevotionals.length > 1 ? namedDevotional : availableDevotionals[0]);
  return days === undefined ? {} : { "devotional.days": days };
}

/**
 * The number of days of a devotional: its field `days`, or else the number of the last slide named after a day, because
 * days of rest do not need slides.
 */
export function daysOf(devotional: unknown): string | undefined {
  const daysField = ownText(devotional, "days");
  if (daysField !== "") return daysField;
  const slides = ownValue(devotional, "slides");
  if (!Array.isArray(slides) || slides.length === 0) return undefined;
  const dayNumbers = slides.map((slide) => Number(/^day-(\d+)$/.exec(ownText(slide, "id"))?.[1] ?? 0));
  return String(Math.max(...dayNumbers) || slides.length);
}

/**
 * Formats an amount of money with its currency sign.
 * @throws RangeError if the language or the currency does not exist
 */
export function formatPrice(amount: string, language: string, currency: string): string {
  const format = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(language, format).format(Number(amount));
}

function priceOf(site: object, facts: object): Record<string, string> {
  const [amount, currency] = [ownText(facts, "course", "amount"), ownText(facts, "currency")];
  if (amount === "") return {};
  try {
    return { "course.price": formatPrice(amount, ownText(site, "language"), currency) };
  } catch {
    // The rules report a language or a currency that does not exist.
    return {};
  }
}

// If the ministry does not have a topic, such as a book, its counts are not added.
function setFact(facts: Facts, [topic = "", name = ""]: readonly string[], value: string | undefined): Facts {
  const topicFacts = facts[topic];
  return isObject(topicFacts) ? { ...facts, [topic]: { ...topicFacts, [name]: value } } : facts;
}

function readLinks(site: object): object {
  const field = ownValue(site, "furtherLinks");
  const entries: unknown[] = Array.isArray(field) ? field : [];
  const namedEntries = entries.filter((entry) => ownText(entry, "name") !== "");
  return Object.fromEntries(namedEntries.map((entry) => [ownText(entry, "name"), ownValue(entry, "url")]));
}

/** The links and email addresses of content/site.json, by their placeholders. */
export function addressesIn(facts: Facts): (readonly [placeholder: string, address: string])[] {
  return placeholderNames(facts)
    .filter((name) => /^links\.|^addresses\..+\.email$/.test(name))
    .map((name) => [`{${name}}`, filledText(`{${name}}`, facts) ?? ""] as const)
    .filter(([, address]) => address.length > 3);
}
