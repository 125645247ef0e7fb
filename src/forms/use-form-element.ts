import { useEffect, useRef } from "react";

/**
 * What a form needs of its element in the document.
 * @param isSending whether the form is on its way
 */
export function useFormElement(isSending: boolean) {
  const element = useRef<HTMLFormElement>(null);

  // Without script the browser checks the fields; from here on the form does, in its own words.
  useEffect(() => {
    element.current?.setAttribute("novalidate", "");
  }, []);

  // A button that is disabled while it sends loses the keyboard's focus; it gets it back.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) {
      element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    }
    wasSending.current = isSending;
  }, [isSending]);

  /** Puts the focus into the first of these fields that the form shows; nowhere where it shows none. */
  const focusFirst = (names: readonly string[]): void => {
    const controls = names.map((name) => element.current?.elements.namedItem(name));
    const fields = controls.map((control) => (control instanceof RadioNodeList ? control[0] : control));
    fields.find((field) => field instanceof HTMLElement)?.focus();
  };

  return { element, focusFirst };
}
