import type { FormTexts } from "../../hydration/form-texts";

/**
 * Returns a form's values with texts filled into the fields of those names; unknown names are ignored.
 * @param empty the form's initial values
 * @param texts the texts by field name: several for a field with several values, "true" for a ticked checkbox
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

/**
 * Returns a form's values as texts by field name, the format that `restoreTexts` reads.
 * @param values the form's values
 */
export function textsOf(values: object): FormTexts {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, [value].flat().map(String)]),
  );
}

/**
 * Returns whether a value is an object of texts by field name. The store's content is not trusted.
 * @param value a value read from the store
 */
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

/**
 * Fills the fields that the visitor has not changed from a draft; changed fields keep their value.
 * @param empty the form's initial values
 * @param written the form's current values
 * @param draft the stored values
 * @returns the merged values
 */
export function mergeDraft<Values extends object>(empty: Values, written: Values, draft: Values): Values {
  const untouched = (Object.keys(empty) as (keyof Values)[]).filter(
    (name) => JSON.stringify(written[name]) === JSON.stringify(empty[name]),
  );
  return { ...written, ...Object.fromEntries(untouched.map((name) => [name, draft[name]])) };
}
