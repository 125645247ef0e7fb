/** Texts by field name. A field with several values has several texts. */
export type EnteredTexts = Record<string, string[]>;

/**
 * Reads the current values of a form.
 * @returns an empty object if there is no such form, as on the server
 */
export function readEnteredTexts(formId: string): EnteredTexts {
  if (typeof document === "undefined") return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const data = new FormData(form);
  return Object.fromEntries(Array.from(data.keys(), (name) => [name, data.getAll(name).map(String)]));
}
