import { markup } from "./markup";

/*
 * React hydrates in place. If a translator or an extension has changed the page before, it replaces every element
 * instead. The interaction state of the old elements is not part of React's or Gatsby's state.
 */

/**
 * Stores the interaction state of a part of the page: focus, selection, scroll positions, open details.
 * @param part the element whose content React may replace
 * @returns a function that restores the state, in new elements if the old ones were replaced
 */
export function keepInteraction(part: HTMLElement): () => void {
  const elements = [...part.querySelectorAll<HTMLElement>("*")];
  const openDetails = elements.filter((one) => one.matches("details[open]")).map((one) => finder(part, one));
  const scrollPositions = elements
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((one) => ({ find: finder(part, one), left: one.scrollLeft, top: one.scrollTop }));
  const focusedElement = elements.find((one) => one === document.activeElement);
  const findFocused = focusedElement && finder(part, focusedElement);
  const selection = focusedElement && readSelection(focusedElement);
  const window = { left: scrollX, top: scrollY };

  return () => {
    for (const find of openDetails) find()?.setAttribute("open", "");
    const field = findFocused?.();
    if (field !== document.activeElement) field?.focus({ preventScroll: true });
    if (field && selection) (field as HTMLInputElement).setSelectionRange(...selection);
    for (const { find, ...to } of scrollPositions) find()?.scrollTo({ ...to, behavior: "instant" });
    scrollTo({ ...window, behavior: "instant" });
  };
}

/** Finds an element or its replacement: by its id, its key (markup.ts), or its index among elements of its kind. */
function finder(part: HTMLElement, element: HTMLElement): () => HTMLElement | undefined {
  const { id, localName } = element;
  const key = element.getAttribute(markup.replay);
  const selector =
    id !== "" ? `#${CSS.escape(id)}` : key === null ? localName : `[${markup.replay}="${CSS.escape(key)}"]`;
  const number = [...part.querySelectorAll(selector)].indexOf(element);
  return () => (element.isConnected ? element : [...part.querySelectorAll<HTMLElement>(selector)].at(number));
}

type Selection = Parameters<HTMLInputElement["setSelectionRange"]>;

/** The selection in a text field; undefined if the element has none or does not expose it (HTML, 4.10.20). */
function readSelection(element: HTMLElement): Selection | undefined {
  const { selectionStart, selectionEnd, selectionDirection } = element as HTMLInputElement;
  return typeof selectionStart === "number"
    ? [selectionStart, selectionEnd, selectionDirection ?? undefined]
    : undefined;
}
