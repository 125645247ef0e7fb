import type { FormTexts } from "../hydration/early-visitor";

/**
 * Puts early texts into a form's values, where the form has a field of that name that holds a text.
 * @param empty the form's values before anybody wrote
 * @param texts what was found in the document, by field name; a field of several values has several
 */
export function restoreTexts<Values extends object>(empty: Values, texts: FormTexts): Values {
  const held = Object.entries(empty).flatMap(([name, value]: [string, unknown]) => {
    const found = texts[name];
    if (found === undefined) return [];
    if (Array.isArray(value)) return [[name, found]];
    return typeof value === "string" ? [[name, found[0] ?? ""]] : [];
  });
  return { ...empty, ...(Object.fromEntries(held) as Partial<Values>) };
}
