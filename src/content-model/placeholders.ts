/** What placeholders may name: nested objects whose leaves are words or numbers. */
export type Facts = Readonly<Record<string, unknown>>;

/** The parts of content/site.json that copy may refer to. */
export interface SiteFacts {
  readonly ministry: object;
  readonly leader: object;
  readonly addresses: object;
  readonly links: object;
  /** More links to other sites, each by a name of its own. */
  readonly furtherLinks?: readonly object[];
}

/** Thrown for a placeholder that names no fact; `placeholder` is the name without its braces. */
export class UnknownPlaceholder extends Error {
  constructor(readonly placeholder: string) {
    super(`{${placeholder}} names nothing in content/site.json or content/facts.json.`);
    this.name = "UnknownPlaceholder";
  }
}

/** Thrown for a fact whose words lead back to itself; `trail` lists the names in their order. */
export class CyclicPlaceholder extends Error {
  constructor(readonly trail: readonly string[]) {
    super(`{${trail.join("} → {")}} leads back to itself.`);
    this.name = "CyclicPlaceholder";
  }
}

/**
 * Merges the two files of facts into the one object that placeholders are looked up in.
 * In: the parsed content/site.json and content/facts.json. Out: the facts, with all links under `links`.
 */
export function factsOf(site: Partial<SiteFacts>, facts: object): Facts {
  const { ministry, leader, addresses, links, furtherLinks } = site;
  return { ...facts, ministry, leader, addresses, links: { ...byName(furtherLinks), ...links } };
}

// It may not have been checked yet.
function byName(furtherLinks: unknown): Record<string, unknown> {
  const entries: unknown[] = Array.isArray(furtherLinks) ? furtherLinks : [];
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const name = ownValue(entry, "name");
      return typeof name === "string" ? [[name, ownValue(entry, "url")]] : [];
    }),
  );
}

/** The names between braces in a text, in their order: "Meet {leader.name}" gives ["leader.name"]. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(inBraces), ([, name = ""]) => name);
}

/** Every name that a placeholder may have: the dotted paths to words and numbers. */
export function placeholderNames(facts: object, prefix = ""): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    if (isWords(value)) return [prefix + key];
    return isObject(value) ? placeholderNames(value, `${prefix}${key}.`) : [];
  });
}

/**
 * Replaces each {dotted.path} by the fact of that name; facts may hold placeholders themselves.
 * In: the text, the facts, and the names that stay as they are because the page fills them at use.
 * Out: the filled text. Throws UnknownPlaceholder or CyclicPlaceholder.
 */
export function fillPlaceholders(text: string, facts: object, stay: readonly string[] = []): string {
  return fill(text, facts, stay, []);
}

const inBraces = /\{([^{}]*)\}/g;

function fill(text: string, facts: object, stay: readonly string[], trail: readonly string[]): string {
  return text.replace(inBraces, (placeholder: string, name: string) => {
    if (stay.includes(name)) return placeholder;
    if (trail.includes(name)) throw new CyclicPlaceholder([...trail, name]);
    const words = lookUp(name, facts);
    if (words === undefined) throw new UnknownPlaceholder(name);
    // A fact is written once for many places, so nothing in it may wait for one page: no `stay` here.
    return fill(words, facts, [], [...trail, name]);
  });
}

function lookUp(name: string, facts: object): string | undefined {
  const found = name.split(".").reduce<unknown>(ownValue, facts);
  return isWords(found) ? String(found) : undefined;
}

// Own keys alone: {leader.constructor} must be unknown, not a function's name.
function ownValue(holder: unknown, key: string): unknown {
  return isObject(holder) && Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
}

function isWords(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
