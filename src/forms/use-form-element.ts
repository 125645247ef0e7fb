import { useEffect, useRef } from "react";

/**
 * Manages a form's element: native validation, and the focus.
 * @param isSending whether a request is under way
 */
export function useFormElement(isSending: boolean) {
  const element = useRef<HTMLFormElement>(null);

  // Without script the browser validates the fields; after hydration the form does, with its own messages.
  useEffect(() => {
    element.current?.setAttribute("novalidate", "");
  }, []);

  // A button that is disabled while the form is sent loses the focus; it is restored afterwards.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) {
      element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    }
    wasSending.current = isSending;
  }, [isSending]);

  /** Focuses the first of these fields that exists in the form; does nothing if none does. */
  const focusFirst = (names: readonly string[]): void => {
    const controls = names.map((name) => element.current?.elements.namedItem(name));
    const fields = controls.map((control) => (control instanceof RadioNodeList ? control[0] : control));
    fields.find((field) => field instanceof HTMLElement)?.focus();
  };

  return { element, focusFirst };
}
