/**
 * Keeps the focus inside a dialog: Tab on the last button moves to the first, and Shift+Tab on the first to the last.
 * @param event a keydown event of the Tab key, with the dialog as its current target
 */
export function keepInside(event: KeyboardEvent): void {
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  const buttons = Array.from(currentTarget.querySelectorAll<HTMLElement>("button:enabled"));
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== from && document.activeElement !== currentTarget) return;
  event.preventDefault();
  to?.focus();
}
