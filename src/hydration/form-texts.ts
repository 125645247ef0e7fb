/** Texts by field name; a field of several values has several. */
export type FormTexts = Record<string, string[]>;

/**
 * Reads the current values of a form.
 * @param formId the form's id in the document
 * @returns nothing if there is no such form, as on the server
 */
export function readFormTexts(formId: string): FormTexts {
  const texts: FormTexts = {};
  if (typeof document === "undefined") return texts;
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return texts;
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") (texts[name] ??= []).push(value);
  }
  return texts;
}
