import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { markup, type HydrationState } from "./markup";
import { keepInteraction } from "./keep-interaction";

/*
 * Step 9 of “From a query to a live page” (docs/architecture.md): React hydrates the page. With Gatsby, the whole document
 * hydrates at any moment, even while a visitor types or clicks, and React resets fields. If an extension or a translator
 * has changed the page, React renders it again, and the focus and the scroll position are lost. Therefore this function
 * waits until the visitor pauses, hydrates only `<main>`, and restores the focus and the scroll positions.
 */

/** Input types whose selection cannot be read or restored (HTML, 4.10.20). */
const unreadableTypes = ["email", "date"];

/** After this time without a key, the visitor has finished typing. */
const typingPauseMs = 1000;

const checkIntervalMs = 50;

/**
 * Hydrates the content of `<main>` in one task, so that no interaction happens between storing and restoring the state.
 * Then it replays the clicks before hydration.
 * @throws if the page does not have `<main>` or the inline script of live pages
 */
export function hydratePage(content: ReactNode): void {
  const main = document.getElementById("content");
  const state = window.hydration;
  if (!main || !state) throw new Error("This page was published without the data that its scripts need.");
  if (isBusy(state)) {
    setTimeout(hydratePage, checkIntervalMs, content);
    return;
  }
  const restoreInteraction = keepInteraction(main);
  flushSync(() => {
    hydrateRoot(main, content);
  });
  restoreInteraction();
  state.isHydrated = true;
  document.documentElement.removeAttribute(markup.failed);
  state.replayClicks();
}

/** Whether the visitor is doing something that would be lost if React re-rendered the page. */
function isBusy({ isComposing, isPressing, lastKeyTimeMs, clicks }: HydrationState): boolean {
  const { activeElement } = document;
  if (isPressing || (isComposing && activeElement !== document.body)) return true;
  if (!(activeElement instanceof HTMLInputElement) || !unreadableTypes.includes(activeElement.type))
    return false;
  // The value of an incomplete date cannot be read either.
  const isWriting = activeElement.validity.badInput || performance.now() - lastKeyTimeMs < typingPauseMs;
  return isWriting && clicks.size === 0;
}
