import type { FormTexts } from "../../hydration/early-visitor";

/**
 * Puts texts into a form's values, where the form has a field of that name.
 * @param empty the form's values before anybody wrote
 * @param texts what was found, by field name; a field of several values has several, a ticked box "true"
 */
export function restoreTexts<Values extends object>(empty: Values, texts: FormTexts): Values {
  const held = Object.entries(empty).flatMap(([name, value]: [string, unknown]) => {
    const found = texts[name];
    return found === undefined ? [] : [[name, valueLike(value, found)] as const];
  });
  return { ...empty, ...(Object.fromEntries(held) as Partial<Values>) };
}

function valueLike(sample: unknown, found: string[]): string[] | string | boolean {
  if (Array.isArray(sample)) return found;
  return typeof sample === "boolean" ? found.includes("true") : (found[0] ?? "");
}

/** The texts of a form's values, for `restoreTexts`. */
export function textsOf(values: object): FormTexts {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [value].flat().map(String)]),
  );
}

/** Says whether a value, out of a store that anything may have written to, is texts by field name. */
export function areTexts(value: unknown): value is FormTexts {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((found) => Array.isArray(found) && found.every(isText))
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Fills what a visitor has left as it was with what a draft holds; what they have just written stays. */
export function mergeDraft<Values extends object>(empty: Values, written: Values, draft: Values): Values {
  const untouched = (Object.keys(empty) as (keyof Values)[]).filter(
    (name) => JSON.stringify(written[name]) === JSON.stringify(empty[name]),
  );
  return { ...written, ...Object.fromEntries(untouched.map((name) => [name, draft[name]])) };
}
