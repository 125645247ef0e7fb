/** A form's fields as its FormData lists them: a name comes as often as it has values. */
type Entries = [name: string, value: FormDataEntryValue][];

/** What a visitor did before React was there to see it; kept on `window.earlyVisitor` (loader.ts, wake-up.ts). */
export interface EarlyVisitor {
  /** Marked controls that were clicked, in order. */
  clicks: Set<HTMLElement>;
  /** True once React has taken over. */
  awake: boolean;
  /** Fetches what comes next, once: the page's script; when that is there, React and the page's components. */
  load: () => void;
  /** Hands the held clicks on: to React once it has taken over, else to the browser. */
  release: () => void;
  /** From here on, what comes with the page's script: each form as it was last seen, by its id. */
  typed?: Record<string, Entries | undefined>;
  /** React has taken over: clicks reach it from now on, and the ones that were held are repeated. */
  wake?: () => void;
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
  const entries = typeof window === "undefined" ? undefined : window.earlyVisitor?.typed?.[formId];
  return entries && textsOf(entries);
}

function textsOf(entries: Entries): FormTexts {
  const texts: FormTexts = {};
  for (const [name, value] of entries) {
    if (typeof value === "string") (texts[name] ??= []).push(value);
  }
  return texts;
}
