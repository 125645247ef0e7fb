import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { markup, type HydrationState } from "./markup";
import { keepInteraction } from "./keep-interaction";

/*
 * Step 9 of a live page’s way: React hydrates the page. With Gatsby, the whole document hydrates at any moment, even
 * while a visitor types or clicks. React then resets fields. If an extension or a translator has changed the page,
 * React renders all of it again and loses the focus and the scroll position. Therefore this function waits for a
 * pause, hydrates only `<main>`, and restores the state that React loses.
 */

/** Input types whose selection cannot be read or restored (HTML, 4.10.20). */
const unreadable = ["email", "date"];

/** The pause after which a visitor counts as having finished typing, in milliseconds. */
const pauseInWritingMs = 1000;

/** How often to check whether the visitor is busy, in milliseconds. */
const checkIntervalMs = 50;

/**
 * Hydrates the content of `<main>` in one task, so that no interaction happens between storing the state and
 * restoring it. Then it replays early clicks.
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
  const putBack = keepInteraction(main);
  flushSync(() => {
    hydrateRoot(main, content);
  });
  putBack();
  state.isHydrated = true;
  document.documentElement.removeAttribute(markup.failed);
  state.replayClicks();
}

/** Whether the visitor is doing something that would be lost if React re-rendered the page. */
function isBusy({ isComposing, isPressing, lastKey, clicks }: HydrationState): boolean {
  const { activeElement } = document;
  if (isPressing || (isComposing && activeElement !== document.body)) return true;
  if (!(activeElement instanceof HTMLInputElement) || !unreadable.includes(activeElement.type)) return false;
  // The value of an incomplete date cannot be read either.
  const isWriting = activeElement.validity.badInput || performance.now() - lastKey < pauseInWritingMs;
  return isWriting && clicks.size === 0;
}
