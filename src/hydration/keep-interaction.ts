import { markup } from "./markup";

/*
 * React usually hydrates existing elements. If a translator or an extension has changed the page, React replaces every
 * element instead, and the interaction state of the old elements would be lost.
 */

/**
 * Stores the interaction state of a part of the page: focus, selection, scroll positions, open details.
 * @param part the element whose content React may replace
 * @returns a function that restores the state, in new elements if the old elements were replaced
 */
export function keepInteraction(part: HTMLElement): () => void {
  const elements = [...part.querySelectorAll<HTMLElement>("*")];
  const openDetails = elements
    .filter((one) => one.matches("details[open]"))
    .map((one) => makeFinder(part, one));
  const scrollPositions = elements
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((one) => ({ find: makeFinder(part, one), left: one.scrollLeft, top: one.scrollTop }));
  const focusedElement = elements.find((one) => one === document.activeElement);
  const findFocused = focusedElement && makeFinder(part, focusedElement);
  const selection = focusedElement && readSelection(focusedElement);
  const windowScroll = { left: scrollX, top: scrollY };

  return () => {
    for (const find of openDetails) find()?.setAttribute("open", "");
    const field = findFocused?.();
    if (field !== document.activeElement) field?.focus({ preventScroll: true });
    if (field && selection) (field as HTMLInputElement).setSelectionRange(...selection);
    for (const { find, ...position } of scrollPositions)
      find()?.scrollTo({ ...position, behavior: "instant" });
    scrollTo({ ...windowScroll, behavior: "instant" });
  };
}

/** Returns a function that finds an element or its replacement: by the id, the key (markup.ts), or the index and tag. */
function makeFinder(part: HTMLElement, element: HTMLElement): () => HTMLElement | undefined {
  const { id, localName } = element;
  const key = element.getAttribute(markup.replay);
  const selector =
    id !== "" ? `#${CSS.escape(id)}` : key === null ? localName : `[${markup.replay}="${CSS.escape(key)}"]`;
  const index = [...part.querySelectorAll(selector)].indexOf(element);
  return () => (element.isConnected ? element : [...part.querySelectorAll<HTMLElement>(selector)].at(index));
}

type Selection = Parameters<HTMLInputElement["setSelectionRange"]>;

/** The selection in a text field. Undefined for elements whose selection cannot be read (HTML, 4.10.20). */
function readSelection(element: HTMLElement): Selection | undefined {
  const { selectionStart, selectionEnd, selectionDirection } = element as HTMLInputElement;
  return typeof selectionStart === "number"
    ? [selectionStart, selectionEnd, selectionDirection ?? undefined]
    : undefined;
}
