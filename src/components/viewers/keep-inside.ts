/**
 * Takes the focus from a window's last button to its first and back, so that Tab never leaves the window.
 * @param event a press of Tab, heard by the window
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
