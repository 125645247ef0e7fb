/** What a visitor did before React was there to see it; kept by the loader on `window.earlyVisitor`. */
export interface EarlyVisitor {
  /** The latest text of each field that was typed into, by its form's id and its own name. */
  typed: Record<string, Record<string, string> | undefined>;
  /** Marked controls that were clicked, in order. */
  clicks: HTMLElement[];
  /** True once clicks reach React (or, where scripts fail, the browser itself). */
  awake: boolean;
  /** Lets clicks through from now on, and repeats the ones that were held. */
  wake: () => void;
}

declare global {
  interface Window {
    earlyVisitor?: EarlyVisitor;
    /** Read by Gatsby's own scripts as they start. */
    pagePath?: string;
  }
}

/**
 * Reads what the loader heard being typed into a form, even where the field has been emptied since.
 * @param formId the form's id in the document
 * @returns text values by field name
 */
export function readTypedText(formId: string): Record<string, string> {
  return (typeof window !== "undefined" && window.earlyVisitor?.typed[formId]) || {};
}

/**
 * Reads what a form holds at this moment, from its fields and from what the loader heard.
 * @param formId the form's id in the document
 * @returns text values by field name; empty where there is no such form (on the server, say)
 */
export function readEarlyText(formId: string): Record<string, string> {
  if (typeof document === "undefined") return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const values: Record<string, string> = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string") values[name] = value;
  });
  return { ...values, ...readTypedText(formId) };
}
