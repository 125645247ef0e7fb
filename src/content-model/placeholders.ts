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

/**
 * Merges the two files of facts into one object for placeholders.
 * @param site the parsed content/site.json
 * @param facts the parsed content/facts.json
 * @returns the facts, with all links under `links`
 */
export function factsOf(site: Partial<SiteFacts>, facts: object): Facts {
  const { ministry, leader, addresses, links, furtherLinks } = site;
  return { ...facts, ministry, leader, addresses, links: { ...byName(furtherLinks), ...links } };
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
