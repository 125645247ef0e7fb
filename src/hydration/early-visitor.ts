/** A form's fields as its FormData lists them: a name comes as often as it has values. */
type Entries = [name: string, value: FormDataEntryValue][];

/** What a visitor did before React was there to see it; kept by the loader on `window.earlyVisitor`. */
export interface EarlyVisitor {
  /** What each form held after its latest input, by the form's id. */
  typed: Record<string, Entries | undefined>;
  /** Marked controls that were clicked, in order. */
  clicks: HTMLElement[];
  /** True once React has taken over. */
  awake: boolean;
  /** React has taken over: clicks reach it from now on, and the ones that were held are repeated. */
  wake: () => void;
}

declare global {
  interface Window {
    earlyVisitor?: EarlyVisitor;
  }
}

/** Texts by field name; a field of several values has several. */
export type FormTexts = Record<string, string[]>;

/**
 * Reads what a form holds at this moment.
 * @param formId the form's id in the document
 * @returns nothing where there is no such form (on the server, say)
 */
export function readForm(formId: string): FormTexts {
  if (typeof document === "undefined") return {};
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? textsOf([...new FormData(form)]) : {};
}

/** What a form held after its latest early input; undefined where nothing was typed into it. */
export function readTyped(formId: string): FormTexts | undefined {
  const entries = typeof window === "undefined" ? undefined : window.earlyVisitor?.typed[formId];
  return entries && textsOf(entries);
}

function textsOf(entries: Entries): FormTexts {
  const texts: FormTexts = {};
  for (const [name, value] of entries) {
    if (typeof value === "string") (texts[name] ??= []).push(value);
  }
  return texts;
}
