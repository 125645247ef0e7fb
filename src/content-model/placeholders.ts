/** The facts that placeholders can name: nested objects with strings or numbers as leaves. */
export type Facts = Readonly<Record<string, unknown>>;

/** The parts of content/site.json that placeholders can name. */
export interface SiteFacts {
  readonly ministry: object;
  readonly leader: object;
  readonly addresses: object;
  readonly links: object;
  /** Additional links to other sites, each with its own name. */
  readonly furtherLinks?: readonly object[];
  readonly language: string;
}

/** Thrown for an unknown placeholder; `placeholder` is its name without braces. */
export class UnknownPlaceholder extends Error {
  constructor(readonly placeholder: string) {
    super(`{${placeholder}} names nothing in content/site.json or content/facts.json.`);
    this.name = "UnknownPlaceholder";
  }
}

/** Thrown for a fact that refers to itself, directly or indirectly; `trail` lists the names in order. */
export class CyclicPlaceholder extends Error {
  constructor(readonly trail: readonly string[]) {
    super(`{${trail.join("} → {")}} leads back to itself.`);
    this.name = "CyclicPlaceholder";
  }
}

/** The lists that facts count, by their paths in content/. */
export const countedFiles: readonly string[] = [
  "book/outline.json",
  "pages/set-my-soul-on-fire-ecourse.json",
  "devotionals/*.json",
];

/**
 * Merges the two files of facts into one object for placeholders. What follows from other content is derived: the price
 * of the course from its amount, and counts from the lists that are counted.
 * @param site the parsed content/site.json
 * @param facts the parsed content/facts.json
 * @param counted the parsed files of `countedFiles`, as far as they are there; without them, a count names nothing
 * @returns the facts, with all links under `links`
 */
export function factsOf(site: Partial<SiteFacts>, facts: object, counted: readonly unknown[] = []): Facts {
  const { ministry, leader, addresses, links, furtherLinks, language } = site;
  const known = { ...facts, ministry, leader, addresses, links: { ...byName(furtherLinks), ...links } };
  const derived = { ...countsIn(counted), ...priceOf(facts, language) };
  return Object.entries(derived).reduce<Facts>(
    (all, [name, value]) => withFact(all, name.split("."), value),
    known,
  );
}

function countsIn(counted: readonly unknown[]): Record<string, string> {
  return Object.assign({}, ...counted.map(countsOf)) as Record<string, string>;
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
  const days = daysOf(data);
  return days === undefined || ownValue(data, "status") !== "available" ? {} : { "devotional.days": days };
}

/**
 * How many days a devotional takes: as it says, or else as the last slide that is called after its day, since a day of
 * rest may have none.
 */
export function daysOf(devotional: unknown): string | undefined {
  const said = ownValue(devotional, "days");
  if (typeof said === "string") return said;
  const slides = ownValue(devotional, "slides");
  if (!Array.isArray(slides) || slides.length === 0) return undefined;
  const days = slides.map((slide) => Number(/^day-(\d+)$/.exec(String(ownValue(slide, "id")))?.[1] ?? 0));
  return String(Math.max(...days) || slides.length);
}

function priceOf(facts: object, language: unknown): Record<string, string> {
  const amount = ownValue(ownValue(facts, "course"), "amount");
  const currency = ownValue(facts, "currency");
  if (typeof amount !== "string" || typeof currency !== "string" || typeof language !== "string") return {};
  try {
    const form = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
    return { "course.price": new Intl.NumberFormat(language, form).format(Number(amount)) };
  } catch {
    // The rules report a language or a currency that does not exist.
    return {};
  }
}

// Only of a thing that the ministry has: without a book, there is no count of its chapters.
function withFact(facts: Facts, [thing = "", name = ""]: readonly string[], value: string): Facts {
  const known = facts[thing];
  return isObject(known) ? { ...facts, [thing]: { ...known, [name]: value } } : facts;
}

// The data may not have been validated yet.
function byName(furtherLinks: unknown): Record<string, unknown> {
  const entries: unknown[] = Array.isArray(furtherLinks) ? furtherLinks : [];
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const name = ownValue(entry, "name");
      return typeof name === "string" ? [[name, ownValue(entry, "url")]] : [];
    }),
  );
}

/** The placeholder names in a text, in order: "Meet {leader.name}" gives ["leader.name"]. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(inBraces), ([, name = ""]) => name);
}

/** All valid placeholder names: the dotted paths to strings and numbers. */
export function placeholderNames(facts: object, prefix = ""): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    if (isWords(value)) return [prefix + key];
    return isObject(value) ? placeholderNames(value, `${prefix}${key}.`) : [];
  });
}

/**
 * Replaces each {dotted.path} with the fact of that name. Facts may contain placeholders themselves.
 * @param stay the names that are not replaced, because the page fills them at runtime
 * @returns the filled text
 * @throws UnknownPlaceholder or CyclicPlaceholder
 */
export function fillPlaceholders(text: string, facts: object, stay: readonly string[] = []): string {
  return fill(text, facts, stay, []);
}

/**
 * As `fillPlaceholders`, for text with literal braces: unknown names and braces after a backslash do not change.
 * Never throws.
 */
export function fillKnown(text: string, facts: object): string {
  return text.replace(/(?<!\\)\{([^{}\n]*)\}/g, (placeholder) => {
    try {
      return fillPlaceholders(placeholder, facts);
    } catch {
      return placeholder;
    }
  });
}

/**
 * Fills the placeholders of a text.
 * @param stay names of placeholders that the page fills at runtime
 * @returns the filled text, or undefined if a placeholder is unknown, which a rule reports
 */
export function knownWords(
  text: string,
  facts: object | undefined,
  stay?: readonly string[],
): string | undefined {
  try {
    return fillPlaceholders(text, facts ?? {}, stay);
  } catch {
    return undefined;
  }
}

const inBraces = /\{([^{}]*)\}/g;

function fill(text: string, facts: object, stay: readonly string[], trail: readonly string[]): string {
  return text.replace(inBraces, (placeholder: string, name: string) => {
    if (stay.includes(name)) return placeholder;
    if (trail.includes(name)) throw new CyclicPlaceholder([...trail, name]);
    const words = lookUp(name, facts);
    if (words === undefined) throw new UnknownPlaceholder(name);
    // Facts are shared between pages, so they cannot contain runtime placeholders: no `stay` here.
    return fill(words, facts, [], [...trail, name]);
  });
}

function lookUp(name: string, facts: object): string | undefined {
  const found = name.split(".").reduce<unknown>(ownValue, facts);
  return isWords(found) ? String(found) : undefined;
}

// Own properties only: {leader.constructor} must be unknown, not a function's name.
function ownValue(holder: unknown, key: string): unknown {
  return isObject(holder) && Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
}

function isWords(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
