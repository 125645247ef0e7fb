/** The facts that placeholders refer to: nested objects with strings or numbers as leaves. */
export type Facts = Readonly<Record<string, unknown>>;

/** Thrown for a placeholder that cannot be filled. `placeholder` is its name without braces. */
export class UnknownPlaceholder extends Error {
  constructor(
    readonly placeholder: string,
    problem: string,
  ) {
    super(problem);
    this.name = "UnknownPlaceholder";
  }
}

/** The placeholder names in a text, in order: "Meet {leader.name}" gives ["leader.name"]. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(placeholderPattern), ([, name = ""]) => name);
}

/** All valid placeholder names: the dotted paths to strings and numbers. */
export function placeholderNames(facts: object, prefix = ""): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    if (isFactValue(value)) return [prefix + key];
    return isObject(value) ? placeholderNames(value, `${prefix}${key}.`) : [];
  });
}

/**
 * Replaces each {dotted.path} with the fact that has this name. \{text} only loses its backslash. Facts may contain
 * placeholders themselves.
 * @param keptNames the names that are not replaced, because the page fills them at runtime
 * @param ancestors the names of the facts that contain the text
 * @throws UnknownPlaceholder if a name is unknown, or a fact refers to itself
 */
export function fillPlaceholders(
  text: string,
  facts: object,
  keptNames: readonly string[] = [],
  ancestors: readonly string[] = [],
): string {
  const result = text.replace(placeholderPattern, (placeholder: string, name: string) => {
    if (keptNames.includes(name)) return placeholder;
    if (ancestors.includes(name))
      throw new UnknownPlaceholder(
        name,
        `{${name}} contains itself: {${[...ancestors, name].join("} → {")}}.`,
      );
    const value = name.split(".").reduce<unknown>(ownValue, facts);
    if (!isFactValue(value))
      throw new UnknownPlaceholder(name, `There is no {${name}} in content/site.json or content/facts.json.`);
    // Facts are shared between pages, so they cannot contain runtime placeholders.
    return fillPlaceholders(String(value), facts, [], [...ancestors, name]);
  });
  return result.replace(/\\(?=\{)/g, "");
}

const placeholderPattern = /(?<!\\)\{([^{}]*)\}/g;

/**
 * Like `fillPlaceholders`, but for text with literal braces: unknown names and braces after a backslash do not change.
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
 * @param keptNames names of placeholders that the page fills at runtime
 * @returns the filled text, or undefined if a placeholder is unknown, which a rule reports
 */
export function filledText(
  text: string,
  facts: object | undefined,
  keptNames?: readonly string[],
): string | undefined {
  try {
    return fillPlaceholders(text, facts ?? {}, keptNames);
  } catch {
    return undefined;
  }
}

/** The value of an object's own property: {leader.constructor} must be unknown, not a function's name. */
export function ownValue(object: unknown, key: string): unknown {
  return isObject(object) && Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
}

/** The text at a path of an object's own properties; empty if there is none. */
export function ownText(object: unknown, ...path: readonly string[]): string {
  const value = path.reduce<unknown>(ownValue, object);
  return typeof value === "string" ? value : "";
}

function isFactValue(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** Whether a value is an object, but not a list. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
